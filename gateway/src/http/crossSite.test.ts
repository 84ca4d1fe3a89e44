import { afterAll, beforeAll, beforeEach, describe, expect, test } from "@jest/globals";
import { request } from "undici";
import { documentIdOf } from "../../test/sentDocuments.ts";
import { type FaultStack, startFaultStack } from "../../test/startStack.ts";

const friend = "https://integrator.example";
const operation = { documentId: documentIdOf("mutation { signOut { userErrors { code } } }") };

let stack: FaultStack;
beforeAll(async () => {
  stack = await startFaultStack({ CORS_ORIGINS: friend, PUBLIC_URL: "https://office.example" });
});
afterAll(() => stack.close());
beforeEach(() => void stack.pool.takeCalls());

const token = () => stack.pool.accessToken({ origin_jti: crypto.randomUUID() });
const session = () => ({ cookie: `userId=user-1; accessToken=${token()}; refreshToken=r` });

type Sent = { method?: string; path?: string; headers?: Record<string, string>; body?: string };

async function send({ method = "POST", path = "/graphql", headers = {}, body }: Sent) {
  const response = await request(stack.url + path, { method: method as "POST", headers, body });
  return { status: response.statusCode, headers: response.headers, text: await response.body.text() };
}

const json = { "content-type": "application/json" };
const body = JSON.stringify(operation);
const form = new URLSearchParams({ documentId: operation.documentId }).toString();
const query = `/graphql?documentId=${encodeURIComponent(operation.documentId)}`;

const proxysOwn = { authorization: "Basic dXNlcjpwYXNz" };

const odd: [string, () => Sent][] = [
  ["a form", () => ({ headers: { "content-type": "application/x-www-form-urlencoded" }, body: form })],
  ["text that is JSON", () => ({ headers: { "content-type": "text/plain" }, body })],
  ["a form with parts", () => ({ headers: { "content-type": "multipart/form-data; boundary=x" }, body: "--x--" })],
  ["no content type", () => ({ body })],
  ["an odd content type", () => ({ headers: { "content-type": "text/plain; application/json" }, body })],
  ["an address to open", () => ({ method: "GET", path: query })],
  ["an address to look at", () => ({ method: "HEAD", path: query })],
  ["JSON of another site", () => ({ headers: { ...json, origin: "https://evil.example" }, body })],
  ["JSON of nowhere", () => ({ headers: { ...json, origin: "null" }, body })],
  ["JSON of a site that ends alike", () => ({ headers: { ...json, origin: "https://evil-office.example" }, body })],
  ["JSON of an integrator's page", () => ({ headers: { ...json, origin: friend }, body })],
  [
    "JSON of another site, with what the browser adds for a proxy",
    () => ({ headers: { ...json, ...proxysOwn, origin: "https://evil.example" }, body }),
  ],
  [
    "an address to open, with what the browser adds for a proxy",
    () => ({ method: "GET", path: query, headers: { ...proxysOwn, "apollo-require-preflight": "1" } }),
  ],
  [
    "JSON that the browser says is of another site",
    () => ({ headers: { ...json, "sec-fetch-site": "cross-site" }, body }),
  ],
];

describe("what another site can have a browser send", () => {
  test.each(odd)("does nothing with the session: %s", async (_, sent) => {
    const { headers, ...rest } = sent();
    const { status } = await send({ ...rest, headers: { ...session(), ...headers } });
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(stack.pool.takeCalls()).toEqual([]);
  });

  test.each([
    ["by its own address", () => stack.url],
    ["by the address that people use", () => "https://office.example"],
  ])("a page of this one does something: %s", async (_, origin) => {
    const { status, text } = await send({ headers: { ...json, ...session(), origin: origin() }, body });
    expect({ status, text }).toMatchObject({ status: 200, text: expect.stringContaining("userErrors") });
    expect(stack.pool.takeCalls()).toEqual(["RevokeToken"]);
  });
});

describe("reading from another origin", () => {
  const preflight = (origin: string, headers = "authorization,content-type") =>
    send({
      method: "OPTIONS",
      headers: { origin, "access-control-request-method": "POST", "access-control-request-headers": headers },
    });

  test.each([
    "https://evil.example",
    "null",
    `${friend}.evil.example`,
    "http://integrator.example",
    "https://x.integrator.example",
  ])("is not allowed to %s", async (origin) => {
    const bearer = { authorization: `Bearer ${token()}` };
    const read = await send({ headers: { ...json, ...bearer, origin }, body });
    for (const { headers } of [read, await preflight(origin)])
      expect(headers).not.toHaveProperty("access-control-allow-origin");
  });

  test("is allowed to the origins of the configuration, for tokens and not for cookies", async () => {
    const { status, headers } = await preflight(friend);
    expect(status).toBe(204);
    expect(headers).toMatchObject({
      "access-control-allow-origin": friend,
      "access-control-allow-methods": "GET, POST",
      "access-control-allow-headers": expect.stringContaining("authorization"),
    });
    const bearer = { authorization: `Bearer ${token()}` };
    const read = await send({
      headers: { ...json, ...bearer, origin: friend },
      body: '{"query":"{ viewer { email } }"}',
    });
    expect(read.status).toBe(200);
    expect(read.headers).toMatchObject({
      "access-control-allow-origin": friend,
      vary: expect.stringMatching(/origin/i),
    });
    for (const answer of [headers, read.headers]) expect(answer).not.toHaveProperty("access-control-allow-credentials");
  });

  test("concerns nothing but the endpoint and its contract", async () => {
    for (const path of ["/healthz", "/nothing.js"])
      expect((await send({ method: "GET", path, headers: { origin: friend } })).headers).not.toHaveProperty(
        "access-control-allow-origin",
      );
  });
});

describe("methods that nothing is done by", () => {
  test.each(["TRACE", "PUT", "PATCH", "DELETE", "PROPFIND"])("%s is refused everywhere", async (method) => {
    for (const path of ["/", "/graphql", "/schema.graphql", "/healthz", "/projects/ongoing"]) {
      const { status, text, headers } = await send({ method, path, headers: { "x-secret": "echo" } });
      expect([404, 405]).toContain(status);
      expect(text).not.toContain("echo");
      expect(headers["x-content-type-options"]).toBe("nosniff");
    }
  });
});
