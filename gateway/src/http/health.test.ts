import type { ServerResponse } from "node:http";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { request } from "undici";
import { type FaultStack, startFaultStack } from "../../test/startStack.ts";

let stack: FaultStack;
beforeAll(async () => {
  stack = await startFaultStack({ COMMIT: "abcdef0", SECURITY_CONTACT: "mailto:security@example.com" });
});
afterAll(() => stack.close());

const get = (path: string) => request(stack.url + path);

test("/healthz names the version and commit", async () => {
  const { body } = await get("/healthz");
  expect(await body.json()).toEqual({
    status: "ok",
    version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
    commit: "abcdef0",
  });
});

test("it is ready whether or not the REST service answers, says so, and waits for no answer that stays away", async () => {
  expect((await get("/readyz")).statusCode).toBe(200);
  for (const failing of [(_: unknown, response: ServerResponse) => response.writeHead(503).end(), () => undefined]) {
    stack.rest.handler = failing;
    const { statusCode, body } = await get("/readyz");
    expect([statusCode, await body.json()]).toEqual([200, { status: "ok, but the REST service does not answer" }]);
  }
});

test("security.txt names the contact and ends within a year, as RFC 9116 asks", async () => {
  const { headers, body } = await get("/.well-known/security.txt");
  const text = await body.text();
  expect(headers["content-type"]).toBe("text/plain; charset=utf-8");
  expect(text).toMatch(/^Contact: mailto:security@example\.com\nExpires: \S+\nPreferred-Languages: en\n$/);
  const daysLeft = (Date.parse(/Expires: (\S+)/.exec(text)?.[1] ?? "") - Date.now()) / 86_400_000;
  expect(daysLeft).toBeGreaterThan(30);
  expect(daysLeft).toBeLessThan(365);
});
