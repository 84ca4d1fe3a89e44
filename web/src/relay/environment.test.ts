import { afterEach, expect, jest, test } from "@jest/globals";
import { commitMutation, fetchQuery } from "react-relay/hooks";
import query, { type ProjectListPageQuery } from "../project/__generated__/ProjectListPageQuery.graphql.ts";
import mutation, {
  type useRecordMeasurementsMutation,
} from "../step/__generated__/useRecordMeasurementsMutation.graphql.ts";
import { environment } from "./environment.ts";

const platformFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = platformFetch;
});

type Sent = { body: { variables: unknown }; answer: (data: object) => void; fail: () => void };

/** Holds every request until it is answered here. */
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
  const reading = fetchQuery<ProjectListPageQuery>(environment, query, { archived: false }).subscribe({});
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

test("what was being read while a change was answered is read again, once, so that it knows of the change", async () => {
  const sent = holdRequests();
  const answers: unknown[] = [];
  fetchQuery<ProjectListPageQuery>(environment, query, { archived: false }, { fetchPolicy: "network-only" }).subscribe({
    next: ({ viewer }) => answers.push(viewer),
  });
  record("first");
  await settled();
  sent[1]?.answer(recorded);
  await settled();
  sent[0]?.answer({ viewer: { id: "gu1", company: null } });
  await settled();
  expect(answers).toEqual([]);
  record("second");
  await settled();
  sent[3]?.answer(recorded);
  await settled();
  sent[2]?.answer({ viewer: null });
  await settled();
  expect(answers).toEqual([null]);
  expect(sent).toHaveLength(4);
});
