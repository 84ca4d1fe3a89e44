import { afterEach, beforeEach, expect, test } from "@jest/globals";
import { createCaller } from "../../test/createCaller.ts";
import { signInMutation } from "../../test/signInAs.ts";
import { inMinutes } from "../../test/standInPool.ts";
import { type FaultStack, startFaultStack } from "../../test/startStack.ts";
import { testConfig } from "../../test/testConfig.ts";
import { createMemoryState } from "../limits/memoryState.ts";
import { createEndedSessions } from "./endedSessions.ts";
import { createClock } from "./userPool.ts";
import { createTokenVerifier } from "./verifyToken.ts";

let stack: FaultStack;
beforeEach(async () => {
  stack = await startFaultStack();
});
afterEach(() => stack.close());

type Viewer = { viewer: { email: string } | null };
const viewer = "{ viewer { email } }";
const credentials = { email: "office@nordgolv.example", password: "x" };

function callerWith(accessToken: string) {
  return createCaller(stack.url, Object.entries({ userId: "user-1", accessToken, refreshToken: "r" }));
}

const differ = {
  status: 503,
  errors: [
    expect.objectContaining({
      message: expect.stringContaining("clocks"),
      extensions: expect.objectContaining({ code: "UPSTREAM_ERROR" }),
    }),
  ],
};

test.each([-23, 23, 30])("with the pool's clock %i hours off people sign in, go on and are renewed", async (hours) => {
  stack.pool.offsetHours = hours;
  const caller = createCaller(stack.url);
  const { data } = await caller.send(signInMutation, credentials);
  expect(data).toMatchObject({ signIn: { viewer: { email: "office@nordgolv.example" }, userErrors: [] } });
  expect((await caller.send<Viewer>(viewer)).data.viewer).not.toBeNull();
  stack.pool.takeCalls();
  const old = callerWith(stack.pool.accessToken({ exp: inMinutes(4) }));
  expect((await old.send<Viewer>(viewer)).data.viewer).not.toBeNull();
  expect(stack.pool.takeCalls()).toEqual(["GetTokensFromRefreshToken"]);
});

test("a right password is not told as a wrong one where our clock is more than a day ahead, and nothing is cleared", async () => {
  stack.pool.offsetHours = -30;
  expect(await createCaller(stack.url).send(signInMutation, credentials)).toMatchObject({ ...differ, setCookies: {} });
  const answer = await callerWith(stack.pool.accessToken()).send(viewer);
  expect(answer).toMatchObject({ ...differ, setCookies: {} });
});

test("sessions outlive the time in which our clock has jumped, with the tokens that they were renewed with", async () => {
  await callerWith(stack.pool.accessToken()).send(viewer);
  stack.pool.offsetHours = -30;
  const caller = callerWith(stack.pool.accessToken());
  const before = caller.cookies.get("accessToken");
  expect(await caller.send(viewer)).toMatchObject(differ);
  expect(await caller.send(viewer)).toMatchObject(differ);
  expect([...caller.cookies.keys()]).toEqual(expect.arrayContaining(["accessToken", "refreshToken", "userId"]));
  expect(caller.cookies.get("accessToken")).not.toBe(before);
});

test("the difference is logged as an error, with the hours", async () => {
  const logged: unknown[] = [];
  stack.pool.offsetHours = -30;
  const config = testConfig({ USER_POOL_ENDPOINT: stack.pool.url });
  const endedSessions = createEndedSessions(createMemoryState());
  const log = { error: (...entry: unknown[]) => void logged.push(entry), warn: () => {} };
  const { verify } = createTokenVerifier({ config, clock: createClock(), endedSessions, log });
  await expect(verify(stack.pool.accessToken())).rejects.toMatchObject({ extensions: { code: "UPSTREAM_ERROR" } });
  expect(logged).toEqual([[{ hoursAhead: 30 }, expect.stringContaining("clocks differ")]]);
});

test("a token of the pool that is not good right after a sign-in is the set-up's fault, not the password's", async () => {
  const tokens = {
    AccessToken: stack.pool.accessToken({ client_id: "other" }),
    IdToken: stack.pool.idToken(),
    RefreshToken: "r",
  };
  stack.pool.answers.InitiateAuth = () => ({ status: 200, body: { AuthenticationResult: tokens } });
  const answer = await createCaller(stack.url).send(signInMutation, credentials);
  expect(answer).toMatchObject({ status: 503, setCookies: {}, errors: [{ extensions: { code: "UPSTREAM_ERROR" } }] });
});

test.each([
  ["ResourceNotFoundException", "User pool client x does not exist."],
  ["InvalidParameterException", "USER_PASSWORD_AUTH flow not enabled for this client"],
  ["InvalidParameterException", "1 validation error detected: Value at 'clientId' failed to satisfy constraint"],
  ["NotAuthorizedException", "Client x is configured with secret but SECRET_HASH was not received"],
])(
  "an app client that cannot sign anybody in (%s: %s) is the set-up's fault, not the password's",
  async (type, message) => {
    const refusal = () => ({ status: 400, body: { __type: type, message } });
    stack.pool.answers = { InitiateAuth: refusal, ForgotPassword: refusal };
    const answer = await createCaller(stack.url).send(signInMutation, credentials);
    expect(answer).toMatchObject({ status: 503, setCookies: {}, errors: [{ extensions: { code: "UPSTREAM_ERROR" } }] });
    const reset = `mutation { requestPasswordReset(input: { email: "a@b.se" }) { userErrors { code } } }`;
    expect(await createCaller(stack.url).send(reset)).toMatchObject({
      errors: [{ extensions: { code: "UPSTREAM_ERROR" } }],
    });
    stack.pool.answers = {};
  },
);
