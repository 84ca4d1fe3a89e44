import { execFile } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { onePixel } from "../contract/onePixel.ts";
import { type Stack, startStack } from "./startStack.ts";

const root = join(import.meta.dirname, "../..");
const owner = "owner@nordgolv.example";

let stack: Stack;
beforeAll(async () => {
  stack = await startStack();
}, 60_000);
afterAll(() => stack.close());

const callPool = async (action: string, body: object) => {
  const target = `AWSCognitoIdentityProviderService.${action}`;
  const headers = { "content-type": "application/x-amz-json-1.1", "x-amz-target": target };
  return (await fetch(stack.upstream.url, { method: "POST", headers, body: JSON.stringify(body) })).json();
};

test("a revoked token is answered 401, and the example's client renews its own and goes on", async () => {
  Object.assign(process.env, { GATEWAY: stack.url, USER_POOL_ENDPOINT: stack.upstream.url });
  const client: { ask(query: string): Promise<unknown> } = await import(join(root, "docs/examples/client.mjs"));
  const query = "{ viewer { email } }";
  expect(await client.ask(query)).toEqual({ viewer: { email: owner } });
  const AuthParameters = { USERNAME: owner, PASSWORD: "Varme-golv-2026" };
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
  // It ends all of the user's sessions, the client's too.
  await callPool("GlobalSignOut", { AccessToken });
  const refused = await send();
  expect(refused.status).toBe(401);
  expect((await refused.json()).errors[0].extensions.code).toBe("UNAUTHENTICATED");
  expect((await send(unused, "{ links(language: sv) { support } }")).status).toBe(401);
  expect(await client.ask(query)).toEqual({ viewer: { email: owner } });
});

const example = async (name: string, ...args: string[]) => {
  const env = { ...process.env, GATEWAY: stack.url, USER_POOL_ENDPOINT: stack.upstream.url };
  const file = join(root, "docs/examples", name);
  const { stdout } = await promisify(execFile)(process.execPath, [file, ...args], { env, maxBuffer: 10_000_000 });
  return stdout
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
};

test("an order becomes a certificate once, however often the program runs, and the night's reading finds it", async () => {
  const photo = join(stack.upstream.services.config.dataDir, "photo.png");
  await writeFile(photo, onePixel);
  const today = new Date().toISOString().slice(0, 10);
  const order = () => example("order.mjs", "4711", photo, "kund@kund.example", today);
  const [made] = await order();
  expect(made.certificates).toEqual([{ number: expect.any(String), recipients: [expect.anything()] }]);
  const again = await order();
  expect(again).toEqual([made]);
  const read = await example("nightly.mjs");
  const of = (kind: string) => read.filter((line) => line.kind === kind);
  const count = (table: "project" | "folder" | "installation") =>
    stack.upstream.services.db
      .selectFrom(table)
      .where("company_id", "=", (eb) =>
        eb.selectFrom("app_user").select("company_id").where("email", "=", owner).limit(1),
      )
      .select((eb) => eb.fn.countAll<string>().as("count"))
      .executeTakeFirstOrThrow();
  for (const kind of ["project", "folder", "installation"] as const) {
    expect({ kind, found: of(kind).length }).toEqual({ kind, found: Number((await count(kind)).count) });
  }
  const [certificate] = made.certificates;
  expect(of("certificate")).toContainEqual(
    expect.objectContaining({ number: certificate.number, project: made.project }),
  );
  const rooms = of("installation").filter(({ project }) => project === made.project);
  expect(rooms).toEqual([expect.objectContaining({ status: "COMPLETED", activatedAt: expect.any(String) })]);
}, 60_000);
