import { afterEach, beforeEach, expect, jest, test } from "@jest/globals";
import query from "../folder/__generated__/FolderPageQuery.graphql.ts";
import mutation from "../reading/__generated__/useRecordMeasurementsMutation.graphql.ts";
import { fetchGraphQL, singleAttempt } from "./fetchGraphQL.ts";
import { onlyFromNetwork } from "./keptResponses.ts";
import { currentNetworkState, noticeAnswer, noticeNoAnswer } from "./networkState.ts";
import { ratePauseMs } from "./operationRate.ts";

const platformFetch = globalThis.fetch;
let timeout: jest.SpiedFunction<typeof AbortSignal.timeout>;
const sent = jest.fn();

beforeEach(() => {
  sent.mockClear();
  timeout = jest.spyOn(AbortSignal, "timeout");
});
afterEach(() => {
  globalThis.fetch = platformFetch;
  jest.restoreAllMocks();
  noticeAnswer();
});

function failWith(name: string) {
  globalThis.fetch = () => {
    sent();
    return Promise.reject(Object.assign(new Error("no answer"), { name }));
  };
}

const waited = () => timeout.mock.calls.map(([milliseconds]) => milliseconds);

test("a query on a line that hung is not sent again, and its page is offline", async () => {
  failWith("TimeoutError");
  await expect(fetchGraphQL(query.params, {})).rejects.toMatchObject({ status: null });
  expect(sent).toHaveBeenCalledTimes(1);
  expect(currentNetworkState().isOffline).toBe(true);
});

test("the tries of one operation are one trace, by W3C Trace Context", async () => {
  const traces: (string | null)[] = [];
  globalThis.fetch = (_, init) => {
    traces.push(new Headers(init?.headers).get("traceparent"));
    return Promise.reject(new TypeError("no answer"));
  };
  await expect(fetchGraphQL(query.params, {})).rejects.toThrow();
  await expect(fetchGraphQL(query.params, {}, singleAttempt.networkCacheConfig)).rejects.toThrow();
  const [first, second, third, other] = traces;
  expect(first).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/);
  expect([second, third]).toEqual([first, first]);
  expect(other).not.toBe(first);
});

test("a page is offline once all tries of a query got no answer", async () => {
  failWith("TypeError");
  await expect(fetchGraphQL(query.params, {})).rejects.toMatchObject({ status: null });
  expect(sent).toHaveBeenCalledTimes(3);
  expect(currentNetworkState().isOffline).toBe(true);
});

test("while nothing answers a query is tried once and for a short time, what asks for the connection and a change for the whole", async () => {
  failWith("TypeError");
  noticeNoAnswer();
  await expect(fetchGraphQL(query.params, {})).rejects.toThrow();
  await expect(fetchGraphQL(query.params, {}, { metadata: onlyFromNetwork })).rejects.toThrow();
  await expect(fetchGraphQL(mutation.params, {})).rejects.toThrow();
  expect(sent).toHaveBeenCalledTimes(3);
  expect(waited()).toEqual([5_000, 30_000, 30_000]);
});

test("a change that says how long it waits is given up after that time", async () => {
  failWith("TimeoutError");
  await expect(fetchGraphQL(mutation.params, {}, { metadata: { timeoutMs: 5_000 } })).rejects.toMatchObject({
    status: null,
  });
  expect(waited()).toEqual([5_000]);
});

const rate = (remaining: string) => ({
  "ratelimit-limit": "600",
  "ratelimit-remaining": remaining,
  "ratelimit-reset": "30",
});

test.each<{ what: string; headers: Record<string, string>; pauseMs: number }>([
  { what: "no headers", headers: {}, pauseMs: 0 },
  { what: "a refusal", headers: { ...rate("0"), "retry-after": "20" }, pauseMs: 20_000 },
  { what: "a fifth of the minute's operations left", headers: rate("120"), pauseMs: 0 },
  { what: "less than a fifth left", headers: rate("119"), pauseMs: 30_000 },
])("an answer tells how long a run of many should wait: $what", async ({ headers, pauseMs }) => {
  jest.spyOn(Date, "now").mockReturnValue(0);
  globalThis.fetch = async () => Response.json({ data: {} }, { headers });
  await fetchGraphQL(query.params, {});
  expect(ratePauseMs()).toBe(pauseMs);
});
