import { afterEach, expect, jest, test } from "@jest/globals";
import { commitMutation, fetchQuery } from "react-relay/hooks";
import query, { type GatheredProjectListQuery } from "../project/__generated__/GatheredProjectListQuery.graphql.ts";
import mutation, {
  type useRecordMeasurementsMutation,
} from "../reading/__generated__/useRecordMeasurementsMutation.graphql.ts";
import countQuery, { type WaitingCountQuery } from "../shell/__generated__/WaitingCountQuery.graphql.ts";
import { environment } from "./environment.ts";
import { leftOutErrors } from "./failures.ts";

const platformFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = platformFetch;
  jest.useRealTimers();
});

type Sent = { body: { variables: unknown }; answer: (data: object) => void; fail: () => void };

function holdRequests(): Sent[] {
  const sent: Sent[] = [];
  globalThis.fetch = (_, options) =>
    new Promise((resolve, reject) => {
      sent.push({
        body: JSON.parse(String(options?.body)),
        answer: (data) => resolve(Response.json({ data })),
        fail: () => reject(new TypeError("no line")),
      });
    });
  return sent;
}

const readProjects = (variables = { archived: false }) =>
  fetchQuery<GatheredProjectListQuery>(environment, query, variables, { fetchPolicy: "network-only" });

const settled = () => new Promise((resolve) => setTimeout(resolve));

function record(stepEntryId: string) {
  const onEnd = jest.fn();
  commitMutation<useRecordMeasurementsMutation>(environment, {
    mutation,
    variables: { input: { stepEntryId, readings: [] } },
    onCompleted: () => onEnd("done"),
    onError: () => onEnd("failed"),
  });
  return onEnd;
}

const recorded = { recordMeasurements: { stepEntry: null, installation: null, userErrors: [] } };

test("changes go one after the other, also after one that failed, so that the last answer knows of all; queries do not wait", async () => {
  const sent = holdRequests();
  const ends = [record("first"), record("second"), record("third")];
  const reading = fetchQuery<GatheredProjectListQuery>(environment, query, { archived: false }).subscribe({});
  await settled();
  expect(sent.map(({ body }) => body.variables)).toEqual([
    { input: { stepEntryId: "first", readings: [] } },
    { archived: false },
  ]);
  reading.unsubscribe();
  sent[0]?.fail();
  await settled();
  expect(ends[0]).toHaveBeenCalledWith("failed");
  expect(sent).toHaveLength(3);
  sent[2]?.answer(recorded);
  await settled();
  expect(ends[1]).toHaveBeenCalledWith("done");
  expect(sent[3]?.body.variables).toEqual({ input: { stepEntryId: "third", readings: [] } });
  sent[3]?.answer(recorded);
  await settled();
  expect(ends[2]).toHaveBeenCalledWith("done");
});

test("a query that overlaps with changes is sent again, the third time between two of them, so that it knows of all", async () => {
  const sent = holdRequests();
  const answers: unknown[] = [];
  readProjects().subscribe({
    next: ({ viewer }) => answers.push(viewer),
  });
  record("first");
  await settled();
  sent[1]?.answer(recorded);
  await settled();
  sent[0]?.answer({ viewer: { id: "gu1", company: null } });
  await settled();
  record("second");
  await settled();
  sent[3]?.answer(recorded);
  record("third");
  await settled();
  sent[2]?.answer({ viewer: { id: "gu1", company: null } });
  await settled();
  expect(sent).toHaveLength(5);
  sent[4]?.answer(recorded);
  record("fourth");
  await settled();
  expect(sent[5]?.body.variables).toEqual({ archived: false });
  sent[5]?.answer({ viewer: null });
  await settled();
  expect(answers).toEqual([null]);
  expect(sent[6]?.body.variables).toEqual({ input: { stepEntryId: "fourth", readings: [] } });
  sent[6]?.answer(recorded);
  await settled();
  expect(sent).toHaveLength(7);
});

const upstreamError = { errors: [{ message: "down", path: ["viewer"], extensions: { code: "UPSTREAM_ERROR" } }] };

function answerAlways(status: number, body: object) {
  const headers = { "x-request-id": "ab-1" };
  const fetch = jest.fn<typeof globalThis.fetch>(async () => Response.json(body, { status, headers }));
  globalThis.fetch = fetch;
  return fetch;
}

test.each([
  ["the service failed", 200, { data: { viewer: null }, ...upstreamError }],
  ["the gateway failed", 500, { errors: [{ message: "no", extensions: { code: "INTERNAL_SERVER_ERROR" } }] }],
  ["something between failed", 502, {}],
])("a query is sent three times when %s, then fails", async (_, status, body) => {
  jest.useFakeTimers();
  const sent = answerAlways(status, body);
  const onError = jest.fn();
  readProjects().subscribe({
    error: onError,
  });
  await jest.advanceTimersByTimeAsync(199);
  expect(sent).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(1);
  expect(sent).toHaveBeenCalledTimes(2);
  expect(onError).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(800);
  expect(sent).toHaveBeenCalledTimes(3);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(sent).toHaveBeenCalledTimes(3);
  expect(onError).toHaveBeenCalledTimes(1);
});

test("a query that a busy gateway refused is not sent again", async () => {
  jest.useFakeTimers();
  const busy = answerAlways(503, { errors: [{ message: "busy", extensions: { code: "RATE_LIMITED" } }] });
  const onError = jest.fn();
  readProjects({ archived: true }).subscribe({
    error: onError,
  });
  await jest.advanceTimersByTimeAsync(10_000);
  expect(busy).toHaveBeenCalledTimes(1);
  expect(onError).toHaveBeenCalledTimes(1);
});

test("a query that was refused is not sent again, and neither is a mutation that failed", async () => {
  jest.useFakeTimers();
  const refused = answerAlways(200, {
    data: { viewer: null },
    errors: [{ message: "no", extensions: { code: "FORBIDDEN" } }],
  });
  readProjects({ archived: true }).subscribe({
    error: () => undefined,
  });
  await jest.advanceTimersByTimeAsync(10_000);
  expect(refused).toHaveBeenCalledTimes(1);
  const failed = answerAlways(503, upstreamError);
  const onEnd = record("first");
  await jest.advanceTimersByTimeAsync(10_000);
  expect(failed).toHaveBeenCalledTimes(1);
  expect(onEnd).toHaveBeenCalledWith("failed");
});

test("a failed answer leaves what was read before in the store", async () => {
  answerAlways(200, { data: { viewer: { id: "gu1", company: null } } });
  const read = () => readProjects().toPromise();
  await read();
  answerAlways(200, { data: { viewer: null }, errors: [{ message: "slow", path: ["viewer"] }] });
  await expect(read()).rejects.toThrow("slow");
  expect(environment.getStore().getSource().get("client:root")).toMatchObject({ viewer: { __ref: "gu1" } });
});

test("a page whose read of the company fails takes it from no other page, and tells why it failed", async () => {
  const viewer = { __typename: "User", id: "gu1" };
  const company = { __typename: "Company", id: "gc1", attention: { waitingCount: 3 } };
  const read = () =>
    fetchQuery<WaitingCountQuery>(environment, countQuery, {}, { fetchPolicy: "network-only" }).toPromise();
  answerAlways(200, { data: { viewer: { ...viewer, company } } });
  await read();
  const error = { message: "no", path: ["viewer", "company"], extensions: { code: "FORBIDDEN", requestId: "ab-1" } };
  answerAlways(200, { data: { viewer: { ...viewer, company: null } }, errors: [error] });
  // Relay's development build warns of each field that an answer lacks.
  const warned = jest.spyOn(console, "error").mockImplementationOnce(() => undefined);
  expect(await read()).toEqual({ viewer: { company: { attention: { waitingCount: 3 } } } });
  expect(warned).toHaveBeenCalledTimes(1);
  warned.mockClear();
  expect(leftOutErrors()).toEqual([error]);
  answerAlways(200, { data: { viewer: { ...viewer, company } } });
  await read();
  expect(leftOutErrors()).toEqual([]);
});
