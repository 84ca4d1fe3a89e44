import { afterEach, beforeEach, describe, expect, test } from "@jest/globals";
import { createCaller } from "../../test/createCaller.ts";
import { type FaultStack, startFaultStack } from "../../test/startStack.ts";

type Outcome = { userErrors: { code: string; field: string | null; retryAfter: number | null }[] };

const email = "office@nordgolv.example";

// Attempts are counted by address, so each test has a stack of its own.
let stack: FaultStack;
beforeEach(async () => {
  stack = await startFaultStack();
});
afterEach(() => stack.close());

async function send(name: string, input: object, accessToken?: string) {
  const caller = createCaller(stack.url);
  if (accessToken) caller.cookies.set("userId", "user-1").set("accessToken", accessToken);
  const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`;
  const query = `mutation($input: ${type}!) { ${name}(input: $input) { userErrors { code field retryAfter } } }`;
  const { data, errors } = await caller.send<Record<string, Outcome>>(query, { input });
  const { userErrors } = data?.[name] ?? {};
  const codes = userErrors?.map(({ code, field }) => [code, field]);
  return { codes, userErrors, errors, calls: stack.pool.takeCalls() };
}

const refuse = (call: string, type: string, message = "no") => {
  stack.pool.answers[call] = () => ({ status: 400, body: { __type: type, message } });
};

describe("requestPasswordReset", () => {
  test("has a code mailed", async () => {
    const { codes, calls } = await send("requestPasswordReset", { email: " OFFICE@nordgolv.example " });
    expect(codes).toEqual([]);
    expect(calls).toEqual(["ForgotPassword"]);
    expect(stack.pool.lastInput).toMatchObject({ Username: email, ClientId: "embedded-web" });
  });

  test.each(["UserNotFoundException", "NotAuthorizedException", "InvalidParameterException"])(
    "says nothing of %s",
    async (type) => {
      refuse("ForgotPassword", type);
      expect((await send("requestPasswordReset", { email })).codes).toEqual([]);
    },
  );

  test.each([
    ["LimitExceededException", "TOO_MANY_ATTEMPTS"],
    ["InternalErrorException", "NETWORK_ERROR"],
  ])("tells %s as %s", async (type, code) => {
    refuse("ForgotPassword", type);
    expect((await send("requestPasswordReset", { email })).codes).toEqual([[code, null]]);
  });

  test("needs an address", async () => {
    expect(await send("requestPasswordReset", { email: " " })).toMatchObject({
      codes: [["EMAIL_REQUIRED", "email"]],
      calls: [],
    });
    expect(await send("requestPasswordReset", { email: "abc" })).toMatchObject({
      codes: [["EMAIL_INVALID", "email"]],
      calls: [],
    });
  });

  test("is counted as an attempt", async () => {
    for (let attempt = 0; attempt < 20; attempt += 1) await send("requestPasswordReset", { email });
    const { codes, calls } = await send("requestPasswordReset", { email });
    expect(codes).toEqual([["TOO_MANY_ATTEMPTS", null]]);
    expect(calls).toEqual([]);
  });
});

describe("confirmPasswordReset", () => {
  const input = { email, code: "123 456", newPassword: "Ny-2026-x" };

  test("sets the password", async () => {
    const { codes, calls } = await send("confirmPasswordReset", input);
    expect(codes).toEqual([]);
    expect(calls).toEqual(["ConfirmForgotPassword"]);
    const sent = { Username: email, ConfirmationCode: "123456", Password: "Ny-2026-x" };
    expect(stack.pool.lastInput).toMatchObject(sent);
  });

  test.each([
    ["CodeMismatchException", "CODE_INVALID", "code"],
    ["ExpiredCodeException", "CODE_INVALID", "code"],
    ["UserNotFoundException", "CODE_INVALID", "code"],
    ["InvalidPasswordException", "PASSWORD_TOO_WEAK", "newPassword"],
    ["PasswordHistoryPolicyViolationException", "PASSWORD_REUSED", "newPassword"],
    ["TooManyFailedAttemptsException", "TOO_MANY_ATTEMPTS", null],
    ["LimitExceededException", "TOO_MANY_ATTEMPTS", null],
  ])("tells %s as %s", async (type, code, field) => {
    refuse("ConfirmForgotPassword", type);
    expect((await send("confirmPasswordReset", input)).codes).toEqual([[code, field]]);
  });

  test("tells all that is missing together, and does not ask the pool", async () => {
    const { codes, calls } = await send("confirmPasswordReset", { email: "", code: "", newPassword: "" });
    expect(codes).toEqual([
      ["EMAIL_REQUIRED", "email"],
      ["CODE_INVALID", "code"],
      ["PASSWORD_REQUIRED", "newPassword"],
    ]);
    expect(calls).toEqual([]);
  });
});

describe("changePassword", () => {
  const input = { currentPassword: "old", newPassword: "Ny-2026-x" };
  const token = () => stack.pool.accessToken();

  test("tells the seconds until a limit of the pool ends", async () => {
    const body = { __type: "LimitExceededException", message: "no" };
    stack.pool.answers.ChangePassword = () => ({ status: 400, body, headers: { "retry-after": "840" } });
    const { userErrors } = await send("changePassword", input, token());
    expect(userErrors).toMatchObject([{ code: "TOO_MANY_ATTEMPTS", retryAfter: 840 }]);
    stack.pool.answers.ChangePassword = () => ({ status: 400, body });
    expect((await send("changePassword", input, token())).userErrors).toMatchObject([{ retryAfter: null }]);
  });

  test("sends the token of the session", async () => {
    const accessToken = token();
    const { codes, calls } = await send("changePassword", input, accessToken);
    expect(codes).toEqual([]);
    expect(calls).toEqual(["ChangePassword"]);
    const sent = { AccessToken: accessToken, PreviousPassword: "old", ProposedPassword: "Ny-2026-x" };
    expect(stack.pool.lastInput).toEqual(sent);
  });

  test.each([
    ["NotAuthorizedException", "INCORRECT_CREDENTIALS", "currentPassword"],
    ["InvalidPasswordException", "PASSWORD_TOO_WEAK", "newPassword"],
    ["PasswordHistoryPolicyViolationException", "PASSWORD_REUSED", "newPassword"],
    ["LimitExceededException", "TOO_MANY_ATTEMPTS", null],
  ])("tells %s as %s", async (type, code, field) => {
    refuse("ChangePassword", type);
    expect((await send("changePassword", input, token())).codes).toEqual([[code, field]]);
  });

  test("tells a token that the pool no longer takes from a wrong password", async () => {
    refuse("ChangePassword", "NotAuthorizedException", "Access Token has been revoked");
    const { errors } = await send("changePassword", input, token());
    expect(errors?.[0]?.extensions.code).toBe("UNAUTHENTICATED");
  });

  test("needs both passwords and a session", async () => {
    const empty = await send("changePassword", { currentPassword: "", newPassword: "" }, token());
    expect(empty).toMatchObject({
      codes: [
        ["PASSWORD_REQUIRED", "currentPassword"],
        ["PASSWORD_REQUIRED", "newPassword"],
      ],
      calls: [],
    });
    expect((await send("changePassword", input)).errors?.[0]?.extensions.code).toBe("UNAUTHENTICATED");
  });
});
