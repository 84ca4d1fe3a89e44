import { afterEach, beforeEach, describe, expect, test } from "@jest/globals";
import { type Caller, createCaller } from "../../test/createCaller.ts";
import { type FaultStack, startFaultStack } from "../../test/startStack.ts";

type Outcome = {
  viewer: { email: string } | null;
  challenge: { kind: string; session: string } | null;
  userErrors: { code: string; field: string | null }[];
};
type Reply = { status: number; body: object };

const email = "office@nordgolv.example";
const selection = "viewer { email } challenge { kind session } userErrors { code field }";

let stack: FaultStack;
let caller: Caller;
// Attempts are counted by address, so each test has a stack of its own.
beforeEach(async () => {
  stack = await startFaultStack();
  caller = createCaller(stack.url);
});
afterEach(() => stack.close());

async function step(name: string, input: object): Promise<Outcome> {
  const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`;
  const query = `mutation($input: ${type}!) { ${name}(input: $input) { ${selection} } }`;
  const { data } = await caller.send<Record<string, Outcome>>(query, { input });
  const outcome = data[name];
  if (!outcome) throw new Error("no outcome");
  return outcome;
}

const asks =
  (name: string, session = "s1") =>
  (): Reply => ({
    status: 200,
    body: { ChallengeName: name, Session: session, ChallengeParameters: { USER_ID_FOR_SRP: "user-1" } },
  });
const refuses = (type: string) => (): Reply => ({ status: 400, body: { __type: type, message: "no" } });

async function challenged(name: string): Promise<string> {
  stack.pool.answers.InitiateAuth = asks(name);
  const { challenge } = await step("signIn", { email, password: "x" });
  stack.pool.takeCalls();
  return challenge?.session ?? "";
}

describe("signIn", () => {
  test.each([
    ["NEW_PASSWORD_REQUIRED", "NEW_PASSWORD_REQUIRED", "NEW_PASSWORD"],
    ["SOFTWARE_TOKEN_MFA", "MFA_REQUIRED", "MFA"],
    ["SMS_MFA", "MFA_REQUIRED", "MFA"],
  ])("passes on %s", async (name, code, kind) => {
    stack.pool.answers.InitiateAuth = asks(name);
    const outcome = await step("signIn", { email, password: "x" });
    expect(outcome).toMatchObject({ viewer: null, challenge: { kind }, userErrors: [{ code, field: null }] });
    expect([...caller.cookies.keys()]).toEqual([]);
  });

  test("has no challenge for a step that cannot be taken here", async () => {
    stack.pool.answers.InitiateAuth = asks("MFA_SETUP");
    const outcome = await step("signIn", { email, password: "x" });
    expect(outcome).toMatchObject({ viewer: null, challenge: null, userErrors: [{ code: "MFA_REQUIRED" }] });
  });
});

describe("answerNewPassword", () => {
  test("opens the session", async () => {
    const session = await challenged("NEW_PASSWORD_REQUIRED");
    const outcome = await step("answerNewPassword", { email, session, newPassword: "Ny-2026-x" });
    expect(outcome).toEqual({ viewer: { email }, challenge: null, userErrors: [] });
    expect(stack.pool.takeCalls()).toEqual(["RespondToAuthChallenge"]);
    expect(stack.pool.lastInput).toMatchObject({
      ChallengeName: "NEW_PASSWORD_REQUIRED",
      Session: "s1",
      ChallengeResponses: { USERNAME: "user-1", NEW_PASSWORD: "Ny-2026-x" },
    });
    expect(caller.cookies.has("accessToken")).toBe(true);
  });

  test("may lead to a code", async () => {
    const session = await challenged("NEW_PASSWORD_REQUIRED");
    stack.pool.answers.RespondToAuthChallenge = asks("SOFTWARE_TOKEN_MFA", "s2");
    const next = await step("answerNewPassword", { email, session, newPassword: "Ny-2026-x" });
    expect(next).toMatchObject({ viewer: null, challenge: { kind: "MFA" }, userErrors: [{ code: "MFA_REQUIRED" }] });
    stack.pool.answers = {};
    const outcome = await step("answerMfa", { email, session: next.challenge?.session, code: "123456" });
    expect(outcome.viewer).toEqual({ email });
    expect(stack.pool.lastInput).toMatchObject({ Session: "s2" });
  });

  test.each([
    ["InvalidPasswordException", "PASSWORD_TOO_WEAK", "newPassword", true],
    ["NotAuthorizedException", "CHALLENGE_EXPIRED", null, false],
    ["TooManyRequestsException", "TOO_MANY_ATTEMPTS", null, false],
    ["InternalErrorException", "NETWORK_ERROR", null, false],
  ])("tells %s as %s", async (type, code, field, mayTryAgain) => {
    const session = await challenged("NEW_PASSWORD_REQUIRED");
    stack.pool.answers.RespondToAuthChallenge = refuses(type);
    const outcome = await step("answerNewPassword", { email, session, newPassword: "x" });
    expect(outcome.userErrors).toEqual([{ code, field }]);
    expect(outcome.challenge).toEqual(mayTryAgain ? { kind: "NEW_PASSWORD", session } : null);
  });

  test("needs a password, and a challenge of its kind", async () => {
    const session = await challenged("NEW_PASSWORD_REQUIRED");
    const empty = await step("answerNewPassword", { email, session, newPassword: "" });
    expect(empty).toMatchObject({ challenge: { session }, userErrors: [{ code: "PASSWORD_REQUIRED" }] });
    for (const other of ["", "nonsense", await challenged("SOFTWARE_TOKEN_MFA")]) {
      const outcome = await step("answerNewPassword", { email, session: other, newPassword: "x" });
      expect(outcome.userErrors).toEqual([{ code: "CHALLENGE_EXPIRED", field: null }]);
    }
    expect(stack.pool.takeCalls()).toEqual([]);
  });
});

describe("answerMfa", () => {
  test.each(["SOFTWARE_TOKEN_MFA", "SMS_MFA"])("opens the session after %s", async (name) => {
    const session = await challenged(name);
    const outcome = await step("answerMfa", { email, session, code: " 123 456 " });
    expect(outcome).toEqual({ viewer: { email }, challenge: null, userErrors: [] });
    const ChallengeResponses = { USERNAME: "user-1", [`${name}_CODE`]: "123456" };
    expect(stack.pool.lastInput).toMatchObject({ ChallengeName: name, Session: "s1", ChallengeResponses });
  });

  test.each([
    ["CodeMismatchException", "CODE_INVALID", "code", true],
    ["ExpiredCodeException", "CHALLENGE_EXPIRED", null, false],
    ["NotAuthorizedException", "CHALLENGE_EXPIRED", null, false],
  ])("tells %s as %s", async (type, code, field, mayTryAgain) => {
    const session = await challenged("SOFTWARE_TOKEN_MFA");
    stack.pool.answers.RespondToAuthChallenge = refuses(type);
    const outcome = await step("answerMfa", { email, session, code: "123456" });
    expect(outcome.userErrors).toEqual([{ code, field }]);
    expect(outcome.challenge).toEqual(mayTryAgain ? { kind: "MFA", session } : null);
  });

  test("does not ask the pool about what is no code", async () => {
    const session = await challenged("SOFTWARE_TOKEN_MFA");
    const outcome = await step("answerMfa", { email, session, code: "12345" });
    expect(outcome).toMatchObject({ challenge: { session }, userErrors: [{ code: "CODE_INVALID", field: "code" }] });
    expect(stack.pool.takeCalls()).toEqual([]);
  });
});
