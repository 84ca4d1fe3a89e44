import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { request } from "undici";
import { type FaultStack, startFaultStack } from "../../test/startStack.ts";

let stack: FaultStack;
beforeAll(async () => {
  stack = await startFaultStack({ PUBLIC_URL: "https://garanti.example" });
});
afterAll(() => stack.close());

const get = (path: string) => request(stack.url + path);

test("the guide is a page with this installation's addresses in its recipes", async () => {
  const { statusCode, headers, body } = await get("/docs");
  const page = await body.text();
  expect([statusCode, headers["content-type"]]).toEqual([200, "text/html; charset=utf-8"]);
  expect(page).toContain("GATEWAY:-https://garanti.example}");
  expect(page).not.toMatch(/localhost:400|npm run --silent token/);
  expect(page).toMatch(/<h2 id="programs">/);
  expect(page).toContain('<a href="#programs">');
});

test("its policy allows its own style and nothing else", async () => {
  const { headers } = await get("/docs");
  const policy = String(headers["content-security-policy"]);
  expect(policy).toMatch(/^default-src 'none';style-src 'sha256-[\w+/=]+';frame-ancestors 'none'/);
});

test("it leads to the explorer, the schema, the changelog, the client package and to texts: example programs and the REST contract", async () => {
  const page = await (await get("/docs")).body.text();
  const links = [...page.matchAll(/href="(\/[^"]+)"/g)].map(([, path = ""]) => path);
  expect(links).toEqual(
    expect.arrayContaining([
      "/explorer",
      "/schema.graphql",
      "/docs/changelog",
      "/docs/openapi.yaml",
      "/docs/examples/nightly.mjs",
    ]),
  );
  const typeOf = (path: string) => {
    if (path === "/docs/changelog") return "text/html; charset=utf-8";
    return path.startsWith("/docs/client/") ? "application/octet-stream" : "text/plain; charset=utf-8";
  };
  const files = new Set(links.filter((link) => link.startsWith("/docs/")));
  expect([...files].filter((path) => path.endsWith(".tgz"))).toHaveLength(1);
  for (const path of files) {
    const { statusCode, headers } = await get(path);
    expect([path, statusCode, headers["content-type"]]).toEqual([path, 200, typeOf(path)]);
  }
  expect((await get("/docs/client/index.js")).statusCode).toBe(404);
  expect((await get("/docs/examples/..%2f..%2fpackage.json")).statusCode).not.toBe(200);
});
