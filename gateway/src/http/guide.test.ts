import { readdirSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { request } from "undici";
import { type FaultStack, startFaultStack } from "../../test/startStack.ts";

let stack: FaultStack;
beforeAll(async () => {
  stack = await startFaultStack({
    PUBLIC_URL: "https://garanti.example",
    TOKEN_URL: "https://rest.garanti.example:8443/oauth2/token",
  });
});
afterAll(() => stack.close());

const get = (path: string) => request(stack.url + path);

test("the guide is a page with this installation's addresses in its recipes", async () => {
  const { statusCode, headers, body } = await get("/docs");
  const page = await body.text();
  expect([statusCode, headers["content-type"]]).toEqual([200, "text/html; charset=utf-8"]);
  expect(page).toContain("GATEWAY:-https://garanti.example}");
  expect(page).toContain("USER_POOL_ENDPOINT:-https://rest.garanti.example:8443}");
  expect(page).not.toMatch(/localhost:400|npm run --silent token/);
});

test("each chapter is a page of its own, and every link between the pages leads to a place that is there", async () => {
  const chapters = readdirSync(new URL("../../../docs/integrators", import.meta.url)).map((file) =>
    file.replace(".md", ""),
  );
  const pages = new Map<string, string>();
  for (const path of ["/docs", "/docs/verifying", "/docs/rules", ...chapters.map((name) => `/docs/${name}`)]) {
    const { statusCode, body } = await get(path);
    expect([path, statusCode]).toEqual([path, 200]);
    pages.set(path, await body.text());
  }
  const linksOf = (page: string) =>
    [...page.matchAll(/href="((?:\/docs(?:\/\w+)?)?(?:#[\w-]+)?)"/g)].map(([, link = ""]) => link);
  for (const [path, page] of pages) {
    expect(page).not.toMatch(/href="[^"]*\.md|localhost:400/);
    for (const link of linksOf(page)) {
      const [to = "", id] = link.split("#");
      const target = to === "/docs/changelog" ? "" : pages.get(to || path);
      expect([path, link, target !== undefined && (!id || target.includes(`id="${id}"`))]).toEqual([path, link, true]);
    }
  }
  expect(linksOf(pages.get("/docs") ?? "")).toEqual(expect.arrayContaining(chapters.map((name) => `/docs/${name}`)));
  for (const name of chapters) expect(linksOf(pages.get(`/docs/${name}`) ?? "")).toContain("/docs");
});

test.each(["limits", "errors", "done-once", "two-at-the-same-thing", "many-at-once", "paging-and-polling", "programs"])(
  "the anchor #%s, which the guide had as one page, leads to its chapter",
  async (id) => {
    const page = await (await get("/docs")).body.text();
    expect(page).toMatch(
      new RegExp(`<li>(<a id="[\\w-]+"></a>)*<a id="${id}"></a>(<a id="[\\w-]+"></a>)*<a href="/docs/`),
    );
  },
);

test("the guide for checking a certificate names this installation's log and scripts, which are there", async () => {
  const page = await (await get("/docs/verifying")).body.text();
  expect(page).toContain("curl -O https://garanti.example/docs/examples/witness.sh");
  expect(page).not.toContain("warranty.example");
  for (const [, path = ""] of page.matchAll(/https:\/\/garanti\.example(\/docs\/[\w./]+)/g))
    expect([path, (await get(path)).statusCode]).toEqual([path, 200]);
});

test("its policy allows its own style and nothing else", async () => {
  const { headers } = await get("/docs");
  const policy = String(headers["content-security-policy"]);
  expect(policy).toMatch(/^default-src 'none';style-src 'sha256-[\w+/=]+';frame-ancestors 'none'/);
});

test("it leads to the explorer, the schema, the changelog, the client package and to texts: example programs and the REST contract", async () => {
  const pages = await Promise.all(["/docs", "/docs/errors"].map(async (path) => (await get(path)).body.text()));
  const links = [...pages.join().matchAll(/href="(\/[^"]+)"/g)].map(([, path = ""]) => path);
  expect(links).toEqual(
    expect.arrayContaining([
      "/explorer",
      "/schema.graphql",
      "/docs/changelog",
      "/docs/openapi.yaml",
      "/docs/certificate.schema.json",
      "/docs/examples/nightly.mjs",
    ]),
  );
  const typeOf = (path: string) => {
    if (/^\/docs\/[\w#-]+$/.test(path)) return "text/html; charset=utf-8";
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
