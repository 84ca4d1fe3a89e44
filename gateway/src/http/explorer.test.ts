import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { request } from "undici";
import { type FaultStack, startFaultStack } from "../../test/startStack.ts";

let folder: string;
let stack: FaultStack;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "explorer-"));
  stack = await startFaultStack({ EXPLORER_DIST: folder });
});
afterAll(async () => {
  await stack.close();
  await rm(folder, { recursive: true });
});

const get = (path: string) => request(stack.url + path);

test("it says how it is built, and is there once it was", async () => {
  const missing = await get("/explorer");
  expect(missing.statusCode).toBe(404);
  expect(await missing.body.text()).toContain("npm run build");
  await writeFile(join(folder, "explorer.html"), "<!doctype html><title>explorer</title>");
  await writeFile(join(folder, "explorer-abc.js"), "export {};");
  const page = await get("/explorer");
  expect({ status: page.statusCode, text: await page.body.text() }).toMatchObject({
    status: 200,
    text: expect.stringContaining("<title>explorer"),
  });
  const script = await get("/explorer/explorer-abc.js");
  expect(script.headers).toMatchObject({
    "content-type": expect.stringContaining("javascript"),
    "cache-control": "public, max-age=31536000, immutable",
  });
  expect((await get("/explorer/other.js")).statusCode).toBe(404);
});

test("its policy allows what its editor needs and no other host; the files keep the client's", async () => {
  await writeFile(join(folder, "explorer.html"), "<!doctype html>");
  const { headers } = await get("/explorer");
  const policy = String(headers["content-security-policy"]);
  expect(policy).toContain("default-src 'none';script-src 'self';style-src 'self' 'unsafe-inline'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toMatch(/http|\*|unsafe-eval|script-src[^;]*inline/);
  expect(headers).toMatchObject({ "x-content-type-options": "nosniff", "cache-control": "no-cache" });
  const other = await get("/explorer/other.js");
  expect(other.headers["content-security-policy"]).toContain("style-src 'self';");
});

describe("a program's token", () => {
  const ask = async (body: object, headers = {}) => {
    const { statusCode, body: answer } = await request(`${stack.url}/explorer/token`, {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: JSON.stringify(body),
    });
    return { status: statusCode, answer: await answer.json() };
  };
  const credentials = { clientId: "nightly", clientSecret: "s3cret" };

  test("is got from the pool for its id and secret, and no cookie goes along", async () => {
    stack.pool.token = { status: 200, body: { access_token: "t0ken", expires_in: 3600, token_type: "Bearer" } };
    expect(await ask(credentials, { cookie: "accessToken=x" })).toEqual({
      status: 200,
      answer: { token: "t0ken", seconds: 3600 },
    });
    const basic = `Basic ${Buffer.from("nightly:s3cret").toString("base64")}`;
    expect(stack.pool.tokenRequest).toEqual({
      form: "grant_type=client_credentials",
      authorization: basic,
      cookie: undefined,
    });
  });

  test("is refused as the pool refuses it", async () => {
    stack.pool.token = { status: 401, body: { error: "invalid_client" } };
    expect(await ask(credentials)).toEqual({ status: 400, answer: { error: "invalid_client" } });
    expect((await ask({ clientId: 1 })).status).toBe(400);
  });

  test("is asked for twenty times a minute by an address, and the pool hears of no more", async () => {
    const answers = [];
    for (let index = 0; index < 30; index += 1) answers.push(await ask(credentials));
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThanOrEqual(10);
    expect(refused.at(-1)?.answer).toEqual({ error: "temporarily_unavailable" });
    stack.pool.tokenRequest = null;
    expect((await ask(credentials)).status).toBe(429);
    expect(stack.pool.tokenRequest).toBeNull();
  });
});
