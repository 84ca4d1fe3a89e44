import { afterEach, expect, jest, test } from "@jest/globals";
import { commitMutation, fetchQuery } from "react-relay/hooks";
import type { GraphQLTaggedNode, MutationParameters } from "relay-runtime";
import query, { type GatheredProjectListQuery } from "../project/__generated__/GatheredProjectListQuery.graphql.ts";
import recordMutation, {
  type useRecordMeasurementsMutation,
} from "../reading/__generated__/useRecordMeasurementsMutation.graphql.ts";
import signInMutation, { type useSignInMutation } from "../session/login/__generated__/useSignInMutation.graphql.ts";
import { beginSigningOut } from "../session/signingOut.ts";
import signOutMutation, {
  type useSignOutMutation,
} from "../session/signOut/__generated__/useSignOutMutation.graphql.ts";

// The page belongs to the user who was signed in when it loaded.
document.cookie = "userId=7";
const { environment } = await import("./environment.ts");

const platformFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = platformFetch;
  document.cookie = "userId=7";
  window.history.replaceState(null, "", "/");
});

type Sent = { variables: unknown; fail: () => void };

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

function commit<T extends MutationParameters>(mutation: GraphQLTaggedNode, variables: T["variables"]) {
  const onError = jest.fn();
  commitMutation<T>(environment, { mutation, variables, onError });
  return onError;
}

const record = (stepEntryId: string) =>
  commit<useRecordMeasurementsMutation>(recordMutation, { input: { stepEntryId, readings: [] } });

test("nothing goes out once another person is signed in, also no change that waited until then: the page is loaded anew", async () => {
  const notImplemented = jest.mocked(console.error).mockImplementation(() => undefined);
  const sent = holdRequests();
  record("first");
  const onSecondFailed = record("second");
  document.cookie = "userId=8";
  sent[0]?.fail();
  await settled();
  expect(onSecondFailed).toHaveBeenCalledTimes(1);
  expect(String(notImplemented.mock.lastCall)).toContain("navigation");
  const reading = fetchQuery<GatheredProjectListQuery>(environment, query, { archived: false }).toPromise();
  await expect(reading).rejects.toThrow("Another person is signed in");
  expect(sent).toHaveLength(1);
  notImplemented.mockClear();
});

test("the login page signs in whoever wants to, and signing out ends the session of whoever is signed in", async () => {
  document.cookie = "userId=8";
  const sent = holdRequests();
  commit<useSignOutMutation>(signOutMutation, { input: { keepStorage: true } });
  window.history.replaceState(null, "", "/login");
  commit<useSignInMutation>(signInMutation, { input: { email: "a@b.example", password: "p" } });
  await settled();
  expect(sent).toHaveLength(2);
  sent[1]?.fail();
});

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
