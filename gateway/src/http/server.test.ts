import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, brotliDecompressSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { type Dispatcher, request } from "undici";
import { type FaultStack, startFaultStack } from "../../test/startStack.ts";
import { testConfig } from "../../test/testConfig.ts";
import { startGateway } from "./startGateway.ts";

let folder: string;
let stack: FaultStack;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "web-"));
  await mkdir(join(folder, "assets"));
  await writeFile(join(folder, "index.html"), "<!doctype html><title>client</title>");
  for (const name of ["sw.js", "assets/main-abc.js", "assets/checkWorker-abc.js"]) {
    await writeFile(join(folder, name), "export {};");
    await writeFile(join(folder, `${name}.br`), brotliCompressSync("export {};"));
  }
  stack = await startFaultStack({ WEB_DIST: folder, FILES_ORIGIN: "https://files.example.com" });
});
afterAll(async () => {
  await stack.close();
  await rm(folder, { recursive: true });
});

const get = (path: string, headers: Record<string, string> = {}) => request(stack.url + path, { headers });
const navigation = { "sec-fetch-mode": "navigate", "sec-fetch-dest": "document", accept: "text/html,*/*;q=0.8" };
const olderNavigation = { accept: "text/html,application/xhtml+xml,*/*;q=0.8" };
const post = (body: string, headers: Record<string, string>) =>
  request(`${stack.url}/graphql`, { method: "POST", body, headers });

describe("the web client", () => {
  test.each([
    ["/", {}],
    ["/projects/ongoing", navigation],
    ["/projects/ongoing/a-b/folder/c", olderNavigation],
    ["/docs/", navigation],
    ["/nonsense", navigation],
  ])("its page is given at %s", async (path, sent) => {
    const { statusCode, headers, body } = await get(path, sent);
    expect({ statusCode, text: await body.text() }).toMatchObject({
      statusCode: 200,
      text: expect.stringContaining("client"),
    });
    expect(headers["cache-control"]).toBe("no-cache");
  });

  test("the service worker is asked for anew each time, and may be one for every page", async () => {
    const { headers } = await get("/sw.js");
    expect(headers["cache-control"]).toBe("no-cache");
    expect(headers["content-type"]).toContain("javascript");
  });

  test("hashed files are stored for a year, and compressed for browsers that accept it", async () => {
    const { headers, body } = await request(`${stack.url}/assets/main-abc.js`, {
      headers: { "accept-encoding": "br" },
    });
    expect(headers).toMatchObject({
      "content-encoding": "br",
      "content-type": expect.stringContaining("javascript"),
      "cache-control": "public, max-age=31536000, immutable",
    });
    expect(brotliDecompressSync(Buffer.from(await body.arrayBuffer())).toString()).toBe("export {};");
    for (const name of ["x-frame-options", "x-robots-tag"]) expect(headers).not.toHaveProperty(name);
    const plain = (await get("/assets/main-abc.js")).headers;
    expect(plain["content-encoding"]).toBeUndefined();
    expect(plain["cache-control"]).toBe("public, max-age=31536000, immutable");
  });

  test.each<[string, Record<string, string>]>([
    ["/assets/main-old.js", navigation],
    ["/favicon.png", navigation],
    ["/../package.json", navigation],
    ["/.git/config.txt", navigation],
    ["/.well-known/oauth-authorization-server", navigation],
    ["/.well-known/change-password", olderNavigation],
    ["/.well-known/openid-configuration", {}],
    ["/docs/", {}],
    ["/mcp", { accept: "application/json, text/event-stream" }],
    ["/projects/ongoing", { "sec-fetch-mode": "cors", accept: "text/html" }],
  ])("%s is not there for %p", async (path, sent) => {
    const { statusCode, headers, body } = await get(path, sent);
    expect(statusCode).toBe(404);
    expect(headers["content-type"]).toBe("application/json; charset=utf-8");
    expect(await body.json()).toEqual({
      message: "There is nothing at this address.",
      requestId: headers["x-request-id"],
    });
  });
});

describe("headers", () => {
  test.each(["/", "/sw.js", "/missing.js", "/schema.graphql", "/healthz"])("of %s", async (path) => {
    const { headers } = await get(path, { "accept-encoding": "br" });
    expect(headers["content-security-policy"]).toBe(
      "default-src 'none';script-src 'self';style-src 'self';img-src 'self' data: https://files.example.com;" +
        "connect-src 'self' https://files.example.com;font-src 'self';frame-ancestors 'none';base-uri 'none';" +
        "form-action 'self';object-src 'none';require-trusted-types-for 'script';trusted-types serviceWorker checkWorker",
    );
    expect(headers).toMatchObject({
      "x-content-type-options": "nosniff",
      "referrer-policy": "no-referrer",
      "cross-origin-opener-policy": "same-origin",
      "permissions-policy": expect.stringMatching(
        /^camera=\(self\), publickey-credentials-create=\(self\), publickey-credentials-get=\(self\), .*geolocation=\(\), .*microphone=\(\)/,
      ),
      "x-request-id": expect.any(String),
    });
    expect(headers).not.toHaveProperty("strict-transport-security");
    expect(headers).not.toHaveProperty("access-control-allow-origin");
  });
});

test.each(["/assets/main-abc.js", "/graphql"])("%s lacks the headers that only a document needs", async (path) => {
  const { headers } = await get(path);
  expect(headers).toMatchObject({
    "content-security-policy": "default-src 'none';frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "cross-origin-resource-policy": "same-origin",
  });
  for (const name of ["permissions-policy", "x-download-options", "x-xss-protection"])
    expect(headers).not.toHaveProperty(name);
  const worker = await get("/assets/checkWorker-abc.js", { "accept-encoding": "br" });
  expect(worker.headers["content-security-policy"]).toContain("script-src 'self'");
});

describe("what no route can answer", () => {
  const closed = {
    "content-security-policy": expect.stringContaining("frame-ancestors 'none'"),
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-resource-policy": "same-origin",
  };
  const json = { "content-type": "application/json" };

  test.each<[string, number, () => Promise<Dispatcher.ResponseData>]>([
    ["an address that is no text", 400, () => get("/%ff")],
  ])("%s is refused as anything else is", async (_, status, ask) => {
    const { statusCode, headers, body } = await ask();
    expect(statusCode).toBe(status);
    expect(headers).toMatchObject({ ...closed, "x-request-id": expect.any(String) });
    expect(await body.json()).toEqual({ message: expect.any(String), requestId: headers["x-request-id"] });
  });

  const ask = (method: "GET" | "PUT", path: string) => request(stack.url + path, { method });
  const typed = (type: string) => post('{"query":"{ a }"}', { "content-type": type });

  test.each<[string, number, () => Promise<Dispatcher.ResponseData>]>([
    ["that is no JSON", 400, () => post("{", json)],
    ["of another kind", 415, () => typed("application/x-www-form-urlencoded")],
    ["in Latin 1", 415, () => typed("application/json; charset=ISO-8859-1")],
    ["in UTF-16", 415, () => typed('application/json;charset="utf-16"')],
    ["that is too large", 413, () => post("x".repeat(200_000), json)],
    ["by GET of nobody", 405, () => ask("GET", "/graphql?query=%7Ba%7D")],
    ["by a method that is not taken", 405, () => ask("PUT", "/graphql")],
  ])("an operation %s is refused with an error and its code", async (_, status, refused) => {
    const { statusCode, headers, body } = await refused();
    expect(statusCode).toBe(status);
    expect(headers).toMatchObject(status === 405 ? { allow: expect.stringContaining("POST") } : closed);
    const requestId = headers["x-request-id"];
    expect(await body.json()).toEqual({
      errors: [{ message: expect.stringMatching(/^[A-Z].*\.$/), extensions: { code: "BAD_REQUEST", requestId } }],
    });
  });

  test.each(["application/json; charset=utf-8", 'application/json; charset="UTF-8"', "application/json;charset=utf8"])(
    "%s is taken",
    async (type) => {
      expect((await typed(type)).statusCode).not.toBe(415);
    },
  );
});

test("the contract is served", async () => {
  const { body } = await get("/schema.graphql");
  expect(await body.text()).toContain("type Query {");
});

test("a port that is taken is an error that names itself", async () => {
  const port = new URL(stack.url).port;
  const config = testConfig({ PORT: port, USER_POOL_ENDPOINT: stack.pool.url });
  await expect(startGateway(config)).rejects.toMatchObject({ code: "EADDRINUSE" });
});

test("a user pool that does not exist ends the start", async () => {
  stack.pool.fault = (_, response) => {
    response.writeHead(404).end();
    return true;
  };
  const config = testConfig({ USER_POOL_ENDPOINT: stack.pool.url });
  await expect(startGateway(config)).rejects.toThrow("There is no user pool eu-north-1_embedded");
  stack.pool.fault = null;
});
