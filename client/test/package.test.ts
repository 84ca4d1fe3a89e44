import { execFile } from "node:child_process";
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { Webhook } from "standardwebhooks";
import { type Stub, startStub } from "./startStub.ts";

const workspace = join(import.meta.dirname, "..");
const packages = join(workspace, "../node_modules");
const folder = mkdtempSync(join(tmpdir(), "client-package-"));
const user = join(folder, "user");
const installed = join(user, "node_modules/@fjallum/warranty-client");
const run = async (command: string, args: string[], cwd: string, env = process.env) =>
  (await promisify(execFile)(command, args, { cwd, env })).stdout;

let stub: Stub;
beforeAll(async () => {
  stub = await startStub(({ path, body }) => {
    if (path === "/graphql") return { body: { data: { viewer: { email: "a@b" } } } };
    if (body.includes("USER_SRP_AUTH")) return { status: 400, body: { __type: "InvalidParameterException" } };
    return { body: { AuthenticationResult: { AccessToken: "T", ExpiresIn: 60 } } };
  });
  // Unpacks the archive like npm, without asking a registry for its dependencies.
  mkdirSync(installed, { recursive: true });
  await run("tar", ["-xzf", await makePackage("sources"), "--strip-components=1"], installed);
  for (const name of ["standardwebhooks", "cognito-srp-helper"]) link(name);
});
afterAll(() => {
  stub.close();
  rmSync(folder, { recursive: true });
});

async function makePackage(name: string, umask = "022"): Promise<string> {
  const copy = join(folder, name, "client");
  mkdirSync(copy, { recursive: true });
  const sources = readdirSync(workspace).filter((file) => !/^(node_modules|dist)$/.test(file));
  await run("sh", ["-c", `umask ${umask} && cp -r ${sources.join(" ")} ${copy}`], workspace);
  cpSync(join(workspace, "../tsconfig.base.json"), join(folder, name, "tsconfig.base.json"));
  symlinkSync(packages, join(folder, name, "node_modules"));
  await run("sh", ["-c", `umask ${umask} && npm run package`], copy);
  const [archive = ""] = globSync("dist/*.tgz", { cwd: copy });
  return join(copy, archive);
}

const link = (name: string) => {
  mkdirSync(join(user, "node_modules", name, ".."), { recursive: true });
  symlinkSync(join(packages, name), join(user, "node_modules", name));
};

test("has the built sources with their types, the guide, the licence, and nothing else", () => {
  const sources = globSync("**/*.ts", { cwd: join(workspace, "src") }).filter((file) => !file.endsWith(".test.ts"));
  const built = sources.flatMap((file) => [".js", ".d.ts"].map((end) => `dist/${file.replace(/\.ts$/, end)}`));
  const files = globSync("**/*.*", { cwd: installed }).concat(globSync("LICENSE", { cwd: installed }));
  expect(files.toSorted()).toEqual([...built, "LICENSE", "README.md", "package.json"].toSorted());
});

test("has the same bytes wherever and by whomever it is packed", async () => {
  const [first = "", ...others] = globSync("sources/client/dist/*.tgz", { cwd: folder });
  expect(others).toEqual([]);
  expect(readFileSync(await makePackage("private", "077")).equals(readFileSync(join(folder, first)))).toBe(true);
});

const nodes = new Set(
  [process.execPath, ...(process.env.PATH ?? "").split(delimiter).map((path) => join(path, "node"))]
    .filter(existsSync)
    .map((file) => realpathSync(file)),
);

test.each([...nodes])("works in a plain program of %s", async (node) => {
  const body = JSON.stringify({ type: "user.invited", data: {} });
  const secret = `whsec_${btoa("s".repeat(24))}`;
  const now = new Date();
  const signature = new Webhook(secret).sign("d-1", now, body);
  const headers = {
    "webhook-id": "d-1",
    "webhook-timestamp": String(Math.floor(now.getTime() / 1_000)),
    "webhook-signature": signature,
  };
  const program = `
    import { createClient, optionsFromEnvironment, verifyWebhook } from "@fjallum/warranty-client";
    import { mutationsWithKey } from "@fjallum/warranty-client/schema";
    const { viewer } = await createClient(optionsFromEnvironment()).ask("{ viewer { email } }");
    const { id } = verifyWebhook(${JSON.stringify(body)}, ${JSON.stringify(headers)}, "${secret}");
    console.log(JSON.stringify({ viewer, id, isKeyed: mutationsWithKey.has("createProject") }));`;
  writeFileSync(join(user, "program.mjs"), program);
  const stdout = await run(node, ["program.mjs"], user, {
    ...{ GATEWAY: stub.url, USER_POOL_ENDPOINT: stub.url, EMAIL: "a@b", PASSWORD: "p" },
  });
  expect(JSON.parse(stdout)).toEqual({ viewer: { email: "a@b" }, id: "d-1", isKeyed: true });
});

test("prints parsed documents by the caller's own graphql", async () => {
  link("graphql");
  const program = `
    import { parse } from "graphql";
    import { createClient, optionsFromEnvironment } from "@fjallum/warranty-client";
    await createClient(optionsFromEnvironment()).ask(parse("{ viewer { email } }"));`;
  writeFileSync(join(user, "program.mjs"), program);
  await run(process.execPath, ["program.mjs"], user, { GATEWAY: stub.url, TOKEN: "T" });
  expect(JSON.parse(stub.received.at(-1)?.body ?? "").query).toBe("{\n  viewer {\n    email\n  }\n}");
});

test("has types that fit, and refuse what does not", async () => {
  for (const name of ["@graphql-typed-document-node/core", "@types/node"]) link(name);
  cpSync(join(workspace, "test/consumer.ts"), join(user, "consumer.ts"));
  writeFileSync(join(user, "package.json"), '{ "type": "module" }');
  const compilerOptions = { module: "nodenext", strict: true, noEmit: true, types: ["node"] };
  writeFileSync(join(user, "tsconfig.json"), JSON.stringify({ compilerOptions, include: ["consumer.ts"] }));
  const tsc = join(packages, "typescript/bin/tsc");
  expect(await run(process.execPath, [tsc, "-p", "."], user).catch(({ stdout }) => stdout)).toBe("");
});
