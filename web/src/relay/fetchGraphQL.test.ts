import { afterEach, beforeEach, expect, jest, test } from "@jest/globals";
import query from "../folder/__generated__/FolderPageQuery.graphql.ts";
import createProject from "../project/__generated__/useCreateProjectMutation.graphql.ts";
import mutation from "../reading/__generated__/useRecordMeasurementsMutation.graphql.ts";
import { onlyFromNetwork } from "./cachedResponses.ts";
import { fetchGraphQL, singleAttempt } from "./fetchGraphQL.ts";
import { currentNetworkState, noticeAnswer, noticeNoAnswer, ratePauseMs } from "./networkState.ts";

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
  jest.useRealTimers();
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

type Reply = () => Response | Promise<Response>;
const requestId = { headers: { "x-request-id": "ab-1" } };
const made: Reply = () => Response.json({ data: { createProject: { userErrors: [] } } }, requestId);
const running: Reply = () =>
  Response.json({ data: { createProject: { userErrors: [{ code: "IDEMPOTENCY_RUNNING" }] } } }, requestId);
const failures: [string, Reply][] = [
  ["no answer", () => Promise.reject(new TypeError("no line"))],
  ["a proxy's 503", () => Response.json({ code: "NO_ANSWER" }, { status: 503 })],
  ["a failure of the gateway", () => Response.json({ errors: [{ message: "no" }] }, { status: 500, ...requestId })],
  [
    "a failure of the service",
    () => Response.json({ errors: [{ message: "no", extensions: { code: "UPSTREAM_ERROR" } }] }, requestId),
  ],
];
const create = { input: { name: "Solbacken", idempotencyKey: "key-1" } };

/** Gives these answers in turn, and returns the idempotency keys of the requests. */
function reply(...replies: Reply[]) {
  jest.useFakeTimers({ doNotFake: ["performance"] });
  const keys: (string | null)[] = [];
  globalThis.fetch = async (_, init) => {
    keys.push(new Headers(init?.headers).get("idempotency-key"));
    return (replies[keys.length - 1] ?? made)();
  };
  return keys;
}

async function runTimers<T>(work: Promise<T>): Promise<T> {
  const settled = work.catch(() => undefined);
  await jest.advanceTimersByTimeAsync(20_000);
  await settled;
  return work;
}

test.each(failures)(
  "after %s a change with a key is sent once more, with the same key as a header",
  async (_, fail) => {
    const keys = reply(fail);
    await expect(runTimers(fetchGraphQL(createProject.params, create))).resolves.toHaveProperty("data");
    expect(keys).toEqual(["key-1", "key-1"]);
    expect(currentNetworkState().isOffline).toBe(false);
  },
);

test("a change with a key that fails twice is not sent a third time", async () => {
  const keys = reply(...Array<Reply>(9).fill(() => Response.json({ code: "NO_ANSWER" }, { status: 502 })));
  await expect(runTimers(fetchGraphQL(createProject.params, create))).rejects.toMatchObject({ status: 502 });
  expect(keys).toHaveLength(2);
  expect(currentNetworkState().isOffline).toBe(true);
});

test.each(failures)("after %s a change without a key is not sent again", async (_, fail) => {
  const keys = reply(fail);
  await runTimers(fetchGraphQL(mutation.params, { input: {} })).catch(() => undefined);
  expect(keys).toEqual([null]);
});

test("rooms that each have a key are sent once more, with the first one's as a header; with a room without one they are not", async () => {
  const fail: Reply = () => Response.json({ code: "NO_ANSWER" }, { status: 502 });
  const rooms = [
    { title: "Hall", idempotencyKey: "hall" },
    { title: "Bath", idempotencyKey: "bath" },
  ];
  const keys = reply(fail);
  await runTimers(fetchGraphQL(createProject.params, { input: { installations: rooms } }));
  expect(keys).toEqual(["hall", "hall"]);
  const others = reply(fail);
  const partly = fetchGraphQL(createProject.params, { input: { installations: [...rooms, { title: "Attic" }] } });
  await expect(runTimers(partly)).rejects.toThrow();
  expect(others).toEqual([null]);
});

test("a change whose first sending is still running is asked for each second until it is done", async () => {
  const keys = reply(failures[0]?.[1] as Reply, running, running);
  const answer = await runTimers(fetchGraphQL(createProject.params, create));
  expect(answer).toEqual({ data: { createProject: { userErrors: [] } } });
  expect(keys).toHaveLength(4);
});

test("one that runs for ever is told of after ten seconds", async () => {
  const keys = reply(...Array<Reply>(20).fill(running));
  const answer = await runTimers(fetchGraphQL(createProject.params, create));
  expect(answer).toEqual({ data: { createProject: { userErrors: [{ code: "IDEMPOTENCY_RUNNING" }] } } });
  expect(keys).toHaveLength(11);
});

test("nothing is repeated once it may not be sent any more", async () => {
  const keys = reply(failures[0]?.[1] as Reply);
  const refuse = () => {
    throw new Error("Another person is signed in");
  };
  const sending = fetchGraphQL(createProject.params, create, {}, refuse);
  await expect(runTimers(sending)).rejects.toThrow("Another person is signed in");
  expect(keys).toHaveLength(1);
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
