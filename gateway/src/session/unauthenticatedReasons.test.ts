import { afterEach, beforeEach, expect, test } from "@jest/globals";
import { createCaller } from "../../test/createCaller.ts";
import { signInMutation } from "../../test/signInAs.ts";
import { inMinutes, rejection } from "../../test/standInPool.ts";
import { type FaultStack, startFaultStack } from "../../test/startStack.ts";

let stack: FaultStack;
beforeEach(async () => {
  stack = await startFaultStack();
});
afterEach(() => stack.close());

const ofRest = '{ products(query: "x") { id } }';
const ofAccount =
  'mutation { changePassword(input: { currentPassword: "a", newPassword: "b" }) { userErrors { code } } }';
const expired = () => stack.pool.accessToken({ exp: inMinutes(-1) });

const callerWith = (cookies: Record<string, string>) => createCaller(stack.url, Object.entries(cookies));

async function told(cookies: Record<string, string>): Promise<string[]> {
  const messages: string[] = [];
  for (const operation of [ofRest, ofAccount]) {
    const { errors } = await callerWith(cookies).send(operation);
    expect(errors).toEqual([
      expect.objectContaining({ extensions: expect.objectContaining({ code: "UNAUTHENTICATED" }) }),
    ]);
    messages.push(errors?.[0]?.message ?? "");
  }
  expect(stack.takeRequests()).toEqual([]);
  return messages;
}

function leaveOut(call: string, ...missing: string[]) {
  const tokens = { AccessToken: stack.pool.accessToken(), IdToken: stack.pool.idToken(), RefreshToken: "r" };
  const rest = Object.entries(tokens).filter(([name]) => !missing.includes(name));
  stack.pool.answers[call] = () => ({ status: 200, body: { AuthenticationResult: Object.fromEntries(rest) } });
}

test("nothing is kept", async () => {
  expect(await told({})).toEqual(["No access token found", "No session"]);
});

test("no user is kept: the session ends, and the sign-out that follows still reaches the pool", async () => {
  const cookies = () => ({ accessToken: stack.pool.accessToken(), refreshToken: "r" });
  expect(await told(cookies())).toEqual(["No current user found", "No current user found"]);
  const caller = callerWith(cookies());
  const { data } = await caller.send("mutation { signOut { userErrors { code } } }");
  expect(data).toEqual({ signOut: { userErrors: [] } });
  expect([...caller.cookies.keys()]).toEqual([]);
  expect(stack.pool.takeCalls()).toEqual(["RevokeToken"]);
  expect(stack.pool.lastInput).toMatchObject({ Token: "r" });
});

test("no access token is kept: the rest of a session is none, and is cleared away", async () => {
  const cookies = { userId: "user-1", refreshToken: "r" };
  expect(await told(cookies)).toEqual(["No access token found", "No session"]);
  const caller = callerWith(cookies);
  expect((await caller.send("{ viewer { id } }")).data).toEqual({ viewer: null });
  expect([...caller.cookies.keys()]).toEqual([]);
  expect(stack.pool.takeCalls()).toEqual([]);
});

test("the session has expired and nothing is there to renew it", async () => {
  expect(await told({ userId: "user-1", accessToken: expired() })).toEqual([
    "No refresh token available",
    "Cannot retrieve a new session, please authenticate",
  ]);
});

test("the session has expired and the pool does not renew it", async () => {
  stack.pool.answers.GetTokensFromRefreshToken = rejection;
  expect(await told({ userId: "user-1", accessToken: expired(), refreshToken: "r" })).toEqual([
    "Unable to refresh token",
    "Cannot retrieve a new session, please authenticate",
  ]);
});

test.each([
  ["AccessToken", "Could not get cognito session"],
  ["IdToken", "Local storage is missing an ID token"],
])("the pool renews an expired session without its %s", async (missing, message) => {
  leaveOut("GetTokensFromRefreshToken", missing);
  const cookies = { userId: "user-1", accessToken: expired(), refreshToken: "r" };
  expect(await told(cookies)).toEqual([message, message]);
});

test.each([
  ["AccessToken", "Could not get cognito session"],
  ["RefreshToken", "Could not get cognito session"],
  ["IdToken", "Local storage is missing an ID token"],
])("the pool signs in without a %s", async (missing, message) => {
  leaveOut("InitiateAuth", missing);
  const caller = createCaller(stack.url);
  const { errors } = await caller.send(signInMutation, { email: "office@nordgolv.example", password: "x" });
  expect(errors).toEqual([
    expect.objectContaining({ message, extensions: expect.objectContaining({ code: "UNAUTHENTICATED" }) }),
  ]);
  expect([...caller.cookies.keys()]).toEqual([]);
});

test("a pool that cannot be reached is told as that, not as a wrong password", async () => {
  stack.pool.answers.InitiateAuth = () => ({ status: 503, body: { __type: "ServiceUnavailable" } });
  type SignIn = { signIn: { userErrors: { code: string; message: string }[] } };
  const { data } = await createCaller(stack.url).send<SignIn>(signInMutation, { email: "a@b.se", password: "x" });
  expect(data.signIn.userErrors).toEqual([expect.objectContaining({ code: "NETWORK_ERROR" })]);
});
