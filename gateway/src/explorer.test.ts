import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { request } from "undici";
import { type FaultStack, startFaultStack } from "../test/startStack.ts";

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
