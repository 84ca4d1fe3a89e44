import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { signIn } from "../test/cognitoCall.ts";
import { copyTemplate } from "../test/copyTemplate.ts";
import { createClient } from "../test/createClient.ts";
import { newProject } from "../test/demoBuilding.ts";
import { startTestUpstream, type TestUpstream } from "../test/startTestUpstream.ts";
import { api } from "./api.ts";
import { createServer } from "./http/createServer.ts";

let upstream: TestUpstream;

beforeAll(async () => {
  upstream = await startTestUpstream();
});
afterAll(() => upstream.close());

test("tells that it lives and that it can serve", async () => {
  expect((await fetch(`${upstream.url}/healthz`)).status).toBe(200);
  expect((await fetch(`${upstream.url}/readyz`)).status).toBe(200);
});

test("asks to be called over TLS alone where its own address is such", async () => {
  const behindTls = await startTestUpstream({ publicUrl: "https://files.example.com" });
  const hsts = async ({ url }: TestUpstream) =>
    (await fetch(`${url}/healthz`)).headers.get("strict-transport-security");
  expect(await hsts(behindTls)).toBe("max-age=31536000; includeSubDomains");
  expect(await hsts(upstream)).toBeNull();
  await behindTls.close();
});

test("keeps a caller's request id when it is harmless, and makes its own when not", async () => {
  const idFor = async (given: string) =>
    (await fetch(`${upstream.url}/v1/company`, { headers: { "x-request-id": given } })).headers.get("x-request-id");
  expect(await idFor("trace-1.a_B")).toBe("trace-1.a_B");
  expect(await idFor("a b")).toMatch(/^[0-9a-f-]{36}$/);
});

test("answers in the shape of a Problem whatever arrives", async () => {
  const { owner } = upstream.companies[0];
  const post = (body: string, type = "application/json") =>
    fetch(`${upstream.url}/v1/measurements`, {
      method: "POST",
      headers: { authorization: `Bearer ${owner.token}`, "content-type": type },
      body,
    });
  const answers = [
    [await post("{"), 400],
    [await post(JSON.stringify({ a: "x".repeat(100_001) })), 413],
    [await post("<a/>", "application/xml"), 415],
    [await post("{}", "application/json; charset=iso-8859-1"), 415],
    [await post(`${"[".repeat(40_000)}${"]".repeat(40_000)}`), 400],
    [await post(`${'{"a":'.repeat(15_000)}1${"}".repeat(15_000)}`), 400],
    [await fetch(`${upstream.url}/nowhere`), 404],
    [
      await fetch(`${upstream.url}/v1/user/%2e%2e%2fcompany`, { headers: { authorization: `Bearer ${owner.token}` } }),
      400,
    ],
  ] as const;
  for (const [answer, status] of answers) {
    expect(answer.status).toBe(status);
    expect(await answer.json()).toEqual(
      expect.objectContaining({ code: expect.any(String), message: expect.any(String), requestId: expect.any(String) }),
    );
  }
});

test.each([
  ["a method of nobody's", "FOO / HTTP/1.1\r\nHost: x\r\n\r\n", 400],
  ["an address that cannot be decoded", "GET /%zz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n", 400],
  ["a header over 16 kB", `GET / HTTP/1.1\r\nHost: x\r\nX: ${"x".repeat(20_000)}\r\n\r\n`, 431],
])("%s is refused as a Problem, with the headers of any other answer", async (_, bytes, status) => {
  const answer = await text(connect(Number(new URL(upstream.url).port), "127.0.0.1").end(bytes));
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  const [head = "", body = ""] = answer.split("\r\n\r\n");
  expect(head).toContain("content-security-policy: default-src 'none'; frame-ancestors 'none'");
  expect(head).toContain("x-content-type-options: nosniff");
  expect(head).toMatch(/x-request-id: \S+/);
  expect(JSON.parse(body)).toEqual({
    code: "VALIDATION_FAILED",
    message: expect.any(String),
    requestId: expect.any(String),
  });
});

test.each(["ENOSPC", "53100"])("tells a full disk as such (%s)", async (code) => {
  const app = await createServer(upstream.services, api);
  app.get("/full", async () => {
    throw Object.assign(new Error("no space left on device, write"), { code });
  });
  const { statusCode, body } = await app.inject("/full");
  await app.close();
  expect(statusCode).toBe(507);
  expect(JSON.parse(body).message).toBe("The disk is full; nothing was saved. What was stored can still be read.");
});

test.each(["EACCES", "EROFS"])("tells a folder that cannot be written as such (%s)", async (code) => {
  const app = await createServer(upstream.services, api);
  app.get("/closed", async () => {
    throw Object.assign(new Error("permission denied, open '/data/files/some-file'"), { code });
  });
  const { statusCode, body } = await app.inject("/closed");
  await app.close();
  expect(statusCode).toBe(503);
  expect(body).not.toContain("/data");
});

test("masks an unexpected failure", async () => {
  const { companyId, owner } = upstream.companies[0];
  const { db } = upstream.services;
  await db.schema.alterTable("project").renameTo("project_away").execute();
  const { status, problem } = await owner.get(`/company/${companyId}/project`);
  await db.schema.alterTable("project_away").renameTo("project").execute();
  expect([status, problem.code]).toEqual([500, "INTERNAL"]);
  expect(JSON.stringify(problem)).not.toMatch(/project|relation|select/);
});

async function startProcess(env: Record<string, string>) {
  const dataDir = await mkdtemp(join(tmpdir(), "upstream-process-"));
  copyTemplate(dataDir);
  const { databaseUrl } = upstream.services.config;
  const database = databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl };
  const child = spawn(process.execPath, [join(import.meta.dirname, "main.ts")], {
    env: { ...process.env, DATA_DIR: dataDir, DEMO: "false", ...database, ...env },
  });
  const written = { stdout: "", stderr: "" };
  for (const name of ["stdout", "stderr"] as const) {
    child[name].setEncoding("utf8").on("data", (chunk) => {
      written[name] += chunk;
    });
  }
  const ended = once(child, "close").then(async ([exitCode]) => {
    await rm(dataDir, { recursive: true, force: true });
    return exitCode as number;
  });
  return { child, written, ended };
}

test("a taken port is said in one line", async () => {
  const { port } = new URL(upstream.url);
  const { written, ended } = await startProcess({ PORT: port, LOG_LEVEL: "silent" });
  expect(await ended).toBe(1);
  expect(written.stderr.trim().split("\n")).toEqual([expect.stringContaining(`Port ${port} on 127.0.0.1 is taken`)]);
});

test("logs each statement of a request at debug level, with its time and without its parameters", async () => {
  const { child, written, ended } = await startProcess({ PORT: "0", LOG_LEVEL: "debug" });
  while (!/listens on ([^\s"]+)/.test(written.stdout)) await once(child.stdout, "data");
  const [, url = ""] = /listens on ([^\s"]+)/.exec(written.stdout) ?? [];
  const { companyId, owner } = upstream.companies[0];
  const headers = {
    authorization: `Bearer ${owner.token}`,
    "x-request-id": "one-click",
    "content-type": "application/json",
  };
  const body = JSON.stringify({ ...newProject, name: "Villa Canary" });
  const made = await fetch(`${url}/v1/company/${companyId}/project`, { method: "POST", headers, body });
  child.kill("SIGTERM");
  expect([made.status, await ended]).toEqual([201, 0]);
  const lines = written.stdout.split("\n").filter((line) => line.includes(`"reqId":"one-click"`));
  const statements = lines.map((line) => JSON.parse(line)).filter(({ sql }) => sql);
  const insert = statements.find(({ sql }) => sql.startsWith('insert into "project"'));
  expect(insert).toMatchObject({ durationMs: expect.any(Number), hasFailed: false });
  expect(statements.some(({ sql }) => sql.includes("pool_session"))).toBe(true);
  expect(written.stdout).not.toMatch(/Canary/);
});

test("logs tell of requests without passwords, tokens or signatures, and a signal ends the service cleanly", async () => {
  const { child, written, ended } = await startProcess({ PORT: "0", LOG_LEVEL: "trace" });
  while (!/listens on ([^\s"]+)/.test(written.stdout)) await once(child.stdout, "data");
  const [, url = ""] = /listens on ([^\s"]+)/.exec(written.stdout) ?? [];
  await signIn(url, "somebody@first.example", "canary-password");
  await createClient(url, "canary.access.token").get("/company");
  await fetch(`${url}/files/some-file?expires=1&signature=canary-signature`);
  child.kill("SIGTERM");
  expect(await ended).toBe(0);
  expect(written.stdout).toContain("/files/:fileId");
  expect(written.stdout + written.stderr).not.toMatch(/canary|somebody@/);
});
