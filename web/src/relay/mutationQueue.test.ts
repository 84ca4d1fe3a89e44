import { afterEach, expect, jest, test } from "@jest/globals";
import { commitMutation } from "react-relay/hooks";
import type { MutationParameters } from "relay-runtime";
import recordMutation, {
  type useRecordMeasurementsMutation,
} from "../reading/__generated__/useRecordMeasurementsMutation.graphql.ts";
import { beginSigningOut } from "../session/signingOut.ts";
import signOutMutation, {
  type useSignOutMutation,
} from "../session/signOut/__generated__/useSignOutMutation.graphql.ts";
import { environment } from "./environment.ts";

const platformFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = platformFetch;
});

type Sent = { variables: unknown; fail: () => void };

/** Holds every request until it fails. */
function holdRequests(): Sent[] {
  const sent: Sent[] = [];
  globalThis.fetch = (_, options) =>
    new Promise((_resolve, reject) => {
      const { variables } = JSON.parse(String(options?.body));
      sent.push({ variables, fail: () => reject(new TypeError("no line")) });
    });
  return sent;
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

function commit<T extends MutationParameters>(
  mutation: typeof recordMutation | typeof signOutMutation,
  variables: T["variables"],
) {
  const onError = jest.fn();
  commitMutation<T>(environment, { mutation, variables, onError });
  return onError;
}

const record = (stepEntryId: string) =>
  commit<useRecordMeasurementsMutation>(recordMutation, { input: { stepEntryId, readings: [] } });

test("signing out waits for no change that hangs, and those behind it are not sent any more", async () => {
  const sent = holdRequests();
  record("first");
  const onSecondFailed = record("second");
  beginSigningOut();
  commit<useSignOutMutation>(signOutMutation, { input: { keepStorage: false } });
  await settled();
  expect(sent.map(({ variables }) => variables)).toEqual([
    { input: { stepEntryId: "first", readings: [] } },
    { input: { keepStorage: false } },
  ]);
  sent[0]?.fail();
  await settled();
  expect(onSecondFailed).toHaveBeenCalledTimes(1);
  expect(sent).toHaveLength(2);
});
