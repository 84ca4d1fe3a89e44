import { afterEach, beforeEach, expect, jest, test } from "@jest/globals";

const send = jest.fn<typeof fetch>();
const before = globalThis.fetch;
beforeEach(() => {
  jest.resetModules();
  globalThis.fetch = send.mockReset().mockResolvedValue(new Response(null, { status: 204 }));
  document.head.innerHTML = '<meta name="version" content="0.9.0 abcdef0">';
});
afterEach(() => {
  globalThis.fetch = before;
  document.head.innerHTML = "";
});

const load = () => import("./reportCrash.ts");
const sent = () => send.mock.calls.map(([address, request]) => [address, JSON.parse(String(request?.body))]);

function crash(message: string): Error {
  const error = new TypeError(message);
  error.stack = `TypeError: ${message}\n    at t (https://office.example/assets/StepPanel-a_b.js:1:4711)\n    at https://office.example/assets/first-c.js:2:1`;
  return error;
}

test("tells the kind and place of a crash, and neither its message nor its page", async () => {
  const { reportCrash } = await load();
  reportCrash(crash("cannot read Anna Svensson"));
  const place = { component: "StepPanel-a_b.js", line: 1, column: 4711 };
  expect(sent()).toEqual([["/client-errors", { name: "TypeError", ...place, version: "0.9.0 abcdef0" }]]);
});

test("tells the code and request id of a failed operation", async () => {
  const { reportCrash } = await load();
  const requestId = crypto.randomUUID();
  const errors = [{ message: "Anna", extensions: { code: "UPSTREAM_ERROR", requestId } }];
  reportCrash(Object.assign(new Error("failed"), { stack: "", source: { errors } }));
  expect(sent()).toEqual([
    ["/client-errors", { name: "Error", version: "0.9.0 abcdef0", code: "UPSTREAM_ERROR", requestId }],
  ]);
});

test("tells each crash once, at most five of a page, and none of a broken line", async () => {
  const { reportCrash } = await load();
  const { NetworkFailure } = await import("./failures.ts");
  const first = crash("one");
  reportCrash(first);
  reportCrash(first);
  reportCrash(new NetworkFailure(null));
  expect(send).toHaveBeenCalledTimes(1);
  for (let count = 0; count < 9; count += 1) reportCrash(crash("more"));
  expect(send).toHaveBeenCalledTimes(5);
});
