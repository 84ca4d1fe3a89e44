import { afterEach, expect, jest, test } from "@jest/globals";
import { firstUsable } from "./firstUsable.ts";

afterEach(() => {
  jest.useRealTimers();
});

const stored = new Response("stored");
const requestId = { "x-request-id": "ab-1" };

test.each<[string, () => Promise<Response>]>([
  ["no network", () => Promise.reject(new TypeError("no line"))],
  ["a proxy's own 502", async () => Response.json({}, { status: 502 })],
  ["a proxy's own 503", async () => Response.json({}, { status: 503 })],
  ["a proxy's own 504", async () => Response.json({}, { status: 504 })],
])("with %s the stored file stands in", async (_, answer) => {
  expect(await firstUsable(answer(), stored)).toBe(stored);
});

test.each([
  ["a page", new Response("page", { headers: requestId })],
  ["the gateway's own 503", new Response("busy", { status: 503, headers: requestId })],
  ["a page that is not there", new Response("none", { status: 404 })],
])("%s is given on as it is", async (_, answer) => {
  expect(await firstUsable(Promise.resolve(answer), stored)).toBe(answer);
});

test("a line that gives nothing for three seconds is as good as none", async () => {
  jest.useFakeTimers();
  const shown = firstUsable(new Promise(() => undefined), stored);
  await jest.advanceTimersByTimeAsync(3_000);
  expect(await shown).toBe(stored);
});
