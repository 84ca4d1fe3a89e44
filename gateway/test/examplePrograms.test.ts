import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { demoPassword } from "../../upstream/src/demo/demoAccounts.ts";
import { createClient as createRestClient } from "../../upstream/test/createClient.ts";
import { type MadeProgram, makeProgram } from "../../upstream/test/makeProgram.ts";
import { onePixel } from "../contract/sampleData.ts";
import { tokenOf } from "../contract/tokenOf.ts";
import { createCaller } from "./createCaller.ts";
import { readGuide } from "./readGuide.ts";
import { signInAs } from "./signInAs.ts";
import { type Stack, startStack } from "./startStack.ts";

const root = join(import.meta.dirname, "../..");
const owner = "owner@nordgolv.example";

let stack: Stack;
let program: MadeProgram;
beforeAll(async () => {
  stack = await startStack();
  program = await programOf(await tokenOf(stack.upstream.url, owner, demoPassword));
});
afterAll(() => stack.close());

const programOf = (token: string) =>
  makeProgram({ owner: createRestClient(stack.upstream.url, token) }, ["projects:write", "certificates:send"]);

type ClientPackage = { createClient(options: object): { ask(query: string): Promise<unknown> } };

const callPool = async (action: string, body: object) => {
  const target = `AWSCognitoIdentityProviderService.${action}`;
  const headers = { "content-type": "application/x-amz-json-1.1", "x-amz-target": target };
  return (await fetch(stack.upstream.url, { method: "POST", headers, body: JSON.stringify(body) })).json();
};

test("a revoked token is answered 401, and the client package renews its own and goes on", async () => {
  const { createClient }: ClientPackage = await import(join(root, "client/dist/index.js"));
  const pool = { userPool: stack.upstream.url, userPoolId: "eu-north-1_embedded", clientId: "embedded-web" };
  const auth = { ...pool, email: owner, password: demoPassword };
  const client = createClient({ gateway: stack.url, auth });
  const query = "{ viewer { email } }";
  expect(await client.ask(query)).toEqual({ viewer: { email: owner } });
  const AuthParameters = { USERNAME: owner, PASSWORD: demoPassword };
  const signIn = { AuthFlow: "USER_PASSWORD_AUTH", ClientId: "embedded-web", AuthParameters };
  const { AccessToken } = (await callPool("InitiateAuth", signIn)).AuthenticationResult;
  const { AccessToken: unused } = (await callPool("InitiateAuth", signIn)).AuthenticationResult;
  const send = (token = AccessToken, sent = query) =>
    fetch(`${stack.url}/graphql`, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
      body: JSON.stringify({ query: sent }),
    });
  expect((await send()).status).toBe(200);
  // Ends all sessions of the user, also that of the client.
  await callPool("GlobalSignOut", { AccessToken });
  const refused = await send();
  expect(refused.status).toBe(401);
  expect((await refused.json()).errors[0].extensions.code).toBe("UNAUTHENTICATED");
  expect((await send(unused, "{ links(language: sv) { support } }")).status).toBe(401);
  expect(await client.ask(query)).toEqual({ viewer: { email: owner } });
});

const start = async (args: string[], credentials: Record<string, string>) => {
  const env = { ...process.env, GATEWAY: stack.url, USER_POOL_ENDPOINT: stack.upstream.url, ...credentials };
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: root, env, maxBuffer: 10_000_000 });
  return stdout.split("\n").filter(Boolean);
};

/** Uses a program's account, as the guide advises. */
const run = async (name: string, args: string[], { id, secret } = program) => {
  const lines = await start([join("docs/examples", name), ...args], { CLIENT_ID: id, CLIENT_SECRET: secret });
  return lines.map((line) => JSON.parse(line));
};

async function runOfGuide(index: number): Promise<string[]> {
  const [, code = ""] = [...readGuide().matchAll(/```js\n([\s\S]*?)```/g)][index] ?? [];
  const TOKEN = await tokenOf(stack.upstream.url, owner, demoPassword);
  return start(["--input-type=module", "--eval", code], { TOKEN });
}

let listed: string[] = [];
test("the guide's first program lists the projects, and tells why a new one is refused", async () => {
  listed = await runOfGuide(0);
  expect(listed.length).toBeGreaterThan(10);
  expect(listed.pop()).toMatch(/^END_BEFORE_START \[ 'endsOn' \] \w+/);
});

test("the guide's export gives the same projects", async () => {
  const exported = await runOfGuide(1);
  expect(exported.map((line, row) => line.slice(0, listed[row]?.length))).toEqual(listed);
});

const cursorFile = () => join(stack.upstream.services.config.dataDir, "cursor.txt");
const nightly = (by?: MadeProgram) => run("nightly.mjs", [cursorFile()], by);

test("an order becomes a certificate once, however often the program runs, and the night's reading finds it", async () => {
  const photo = join(stack.upstream.services.config.dataDir, "photo.png");
  await writeFile(photo, onePixel);
  const today = new Date().toISOString().slice(0, 10);
  const order = () => run("order.mjs", ["4711", photo, "kund@kund.example", today]);
  const [made] = await order();
  expect(made.certificates).toEqual([{ number: expect.any(String), recipients: [expect.anything()] }]);
  const again = await order();
  expect(again).toEqual([made]);
  const [reset, ...read] = await nightly();
  expect(reset).toEqual({ action: "RESET" });
  const of = (kind: string) => read.filter((line) => line.kind === kind);
  const count = (table: "project" | "folder" | "installation" | "app_user" | "certificate") =>
    stack.upstream.services.db
      .selectFrom(table)
      .where("company_id", "=", (eb) =>
        eb.selectFrom("app_user").select("company_id").where("email", "=", owner).limit(1),
      )
      .select((eb) => eb.fn.countAll<string>().as("count"))
      .executeTakeFirstOrThrow();
  for (const table of ["project", "folder", "installation", "certificate", "app_user"] as const) {
    const kind = table === "app_user" ? "USER" : table.toUpperCase();
    expect({ kind, found: of(kind).length }).toEqual({ kind, found: Number((await count(table)).count) });
  }
  const { restId } = of("PROJECT").find(({ nodeId }) => nodeId === made.project);
  const inProject = (kind: string) => of(kind).filter(({ projectId }) => projectId === restId);
  expect(inProject("CERTIFICATE").map(({ object }) => object.number)).toEqual([made.certificates[0].number]);
  const room = expect.objectContaining({ status: "COMPLETED", activatedAt: expect.any(String) });
  expect(inProject("INSTALLATION").map(({ object }) => object)).toEqual([room]);
});

test("another night reads what has changed since, and everything when its cursor is too old", async () => {
  const token = await tokenOf(stack.upstream.url, "owner@lattia.example", demoPassword);
  const other = await programOf(token);
  await rm(cursorFile());
  const everything = await nightly(other);
  expect(await nightly(other)).toEqual([]);
  const { nodeId, restId } = everything.find(({ kind }) => kind === "PROJECT");
  const change = "mutation($input: UpdateProjectInput!) { updateProject(input: $input) { userErrors { code } } }";
  const input = { projectId: nodeId, customer: "Ylva Öhman" };
  await createCaller(stack.url).send(change, { input }, { authorization: `Bearer ${token}` });
  const object = expect.objectContaining({ customer: "Ylva Öhman" });
  expect(await nightly(other)).toEqual([
    expect.objectContaining({ kind: "PROJECT", action: "CHANGED", restId, object }),
  ]);
  await writeFile(cursorFile(), Buffer.from("new:999999:999999").toString("base64url"));
  expect(await nightly(other)).toHaveLength(everything.length);
});

test("the receiver takes what the service signed, once, and refuses everything else", async () => {
  const { send } = await signInAs(stack, owner);
  const secretOf = async (url: string) => {
    const { data } = await send<{ createWebhook: { webhook: { id: string }; secret: string } }>(
      "mutation($url: String!) { createWebhook(input: { url: $url, kinds: [PROJECT_CREATED] }) { webhook { id } secret } }",
      { url },
    );
    return data.createWebhook;
  };
  const made = await secretOf("http://127.0.0.1:1/");
  const env = { ...process.env, PORT: "0", WEBHOOK_SECRET: made.secret };
  const program = spawn(process.execPath, [join(root, "docs/examples/webhookReceiver.mjs")], {
    env,
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = once(program, "exit");
  const lines = createInterface({ input: program.stdout })[Symbol.asyncIterator]();
  const next = async () => JSON.parse((await lines.next()).value ?? "null");
  const url = `http://127.0.0.1:${(await next()).listening}/`;
  await send(
    "mutation($id: ID!, $url: String!) { updateWebhook(input: { webhookId: $id, url: $url }) { userErrors { code } } }",
    {
      ...{ id: made.webhook.id, url },
    },
  );
  const headers = { "webhook-id": "x", "webhook-timestamp": String(Math.floor(Date.now() / 1_000)) };
  const forged = { ...headers, "webhook-signature": `v1,${Buffer.alloc(32).toString("base64")}` };
  expect((await fetch(url, { method: "POST", headers: forged, body: '{"type":"project.created"}' })).status).toBe(401);
  const day = new Date().toISOString().slice(0, 10);
  const input = {
    name: "Solvik",
    city: "Lund",
    customer: "Ek",
    postalCode: "1",
    startDate: day,
    endDate: "2099-01-01",
  };
  const { data } = await send<{ createProject: { project: { projectId: string } } }>(
    "mutation($input: CreateProjectInput!) { createProject(input: $input) { project { projectId } } }",
    { input },
  );
  const { projectId } = data.createProject.project;
  expect(await next()).toMatchObject({ type: "project.created", projectId });
  program.kill();
  await ended;
});
