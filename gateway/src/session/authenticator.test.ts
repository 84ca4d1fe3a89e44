import { afterEach, beforeEach, describe, expect, test } from "@jest/globals";
import { createCaller } from "../../test/createCaller.ts";
import { type FaultStack, startFaultStack } from "../../test/startStack.ts";

type Viewer = { hasAuthenticator: boolean | null } | null;
type Outcome = {
  setup?: { secret: string; uri: string } | null;
  viewer?: Viewer;
  userErrors: { code: string; field: string | null }[];
};

// Attempts are counted by address, so each test has a stack of its own.
let stack: FaultStack;
beforeEach(async () => {
  stack = await startFaultStack();
  stack.pool.answers.AssociateSoftwareToken = answers({ SecretCode: "ABCD2345" });
  stack.pool.answers.VerifySoftwareToken = answers({ Status: "SUCCESS" });
  stack.pool.answers.SetUserMFAPreference = answers({});
  stack.pool.answers.GetUser = answers({ Username: "user-1", UserMFASettingList: ["SOFTWARE_TOKEN_MFA"] });
});
afterEach(() => stack.close());

const answers = (body: object) => () => ({ status: 200, body });
const refuse = (call: string, type: string, message = "no") => {
  stack.pool.answers[call] = () => ({ status: 400, body: { __type: type, message } });
};

function takeCalls() {
  const [check, ...calls] = stack.pool.takeCalls();
  expect(check).toBe("GetUser");
  return calls;
}

async function send(name: string, input: object, selection: string, accessToken?: string) {
  const headers: Record<string, string> = accessToken ? { authorization: `Bearer ${accessToken}` } : {};
  const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`;
  const query = `mutation($input: ${type}!) { ${name}(input: $input) { ${selection} userErrors { code field } } }`;
  const { data, errors } = await createCaller(stack.url).send<Record<string, Outcome>>(query, { input }, headers);
  const payload = data?.[name];
  const codes = payload?.userErrors.map(({ code, field }) => [code, field]);
  return { payload, codes, errors, calls: takeCalls() };
}

const token = () => stack.pool.accessToken();
const start = (password: string, accessToken = token()) =>
  send("startAuthenticatorSetup", { password }, "setup { secret uri }", accessToken);
const confirm = (code: string, accessToken = token()) =>
  send("confirmAuthenticator", { code }, "viewer { hasAuthenticator }", accessToken);
const remove = (password: string, accessToken = token()) =>
  send("removeAuthenticator", { password }, "viewer { hasAuthenticator }", accessToken);

describe("startAuthenticatorSetup", () => {
  test("gives the secret, and the address that apps read, and ends the session that proved the password", async () => {
    const { payload, codes, calls } = await start("right");
    expect(codes).toEqual([]);
    expect(calls).toEqual(["InitiateAuth", "RevokeToken", "AssociateSoftwareToken"]);
    const uri = "otpauth://totp/Fj%C3%A4llum:office%40nordgolv.example?secret=ABCD2345&issuer=Fj%C3%A4llum";
    expect(payload?.setup).toEqual({ secret: "ABCD2345", uri });
  });

  test("takes a right password of which the pool asks a code", async () => {
    stack.pool.answers.InitiateAuth = answers({ ChallengeName: "SOFTWARE_TOKEN_MFA", Session: "s" });
    expect((await start("right")).calls).toEqual(["InitiateAuth", "AssociateSoftwareToken"]);
  });
});

describe.each([
  ["startAuthenticatorSetup", start, "AssociateSoftwareToken"],
  ["removeAuthenticator", remove, "SetUserMFAPreference"],
] as const)("%s", (_, change, call) => {
  test("needs the password and, at the pool, the right one", async () => {
    expect(await change("")).toMatchObject({ codes: [["PASSWORD_REQUIRED", "password"]], calls: [] });
    refuse("InitiateAuth", "NotAuthorizedException", "Incorrect username or password.");
    const wrong = await change("wrong");
    expect(wrong).toMatchObject({ codes: [["INCORRECT_CREDENTIALS", "password"]], calls: ["InitiateAuth"] });
  });

  test("counts as an attempt", async () => {
    refuse("InitiateAuth", "NotAuthorizedException");
    for (let attempt = 0; attempt < 20; attempt += 1) await change("wrong");
    expect(await change("right")).toMatchObject({ codes: [["TOO_MANY_ATTEMPTS", null]], calls: [] });
  });

  test("tells a pool that fails, and a token that it has ended", async () => {
    refuse("InitiateAuth", "InternalErrorException");
    expect((await change("right")).codes).toEqual([["NETWORK_ERROR", null]]);
    delete stack.pool.answers.InitiateAuth;
    refuse(call, "NotAuthorizedException", "Access Token has been revoked");
    expect((await change("right")).errors?.[0]?.extensions.code).toBe("UNAUTHENTICATED");
  });
});

describe("confirmAuthenticator", () => {
  test("shows the code to the pool and turns the authenticator on", async () => {
    const { payload, codes, calls } = await confirm(" 123 456 ");
    expect(codes).toEqual([]);
    expect(calls).toEqual(["VerifySoftwareToken", "SetUserMFAPreference", "GetUser"]);
    expect(payload?.viewer).toEqual({ hasAuthenticator: true });
  });

  test.each([
    ["EnableSoftwareTokenMFAException", "CODE_INVALID", "code"],
    ["CodeMismatchException", "CODE_INVALID", "code"],
    ["InvalidParameterException", "SETUP_EXPIRED", null],
    ["LimitExceededException", "TOO_MANY_ATTEMPTS", null],
    ["InternalErrorException", "NETWORK_ERROR", null],
  ])("tells %s as %s and turns nothing on", async (type, code, field) => {
    refuse("VerifySoftwareToken", type);
    expect(await confirm("123456")).toMatchObject({ codes: [[code, field]], calls: ["VerifySoftwareToken"] });
  });

  test("refuses what cannot be a code before asking the pool", async () => {
    expect(await confirm("12345")).toMatchObject({ codes: [["CODE_INVALID", "code"]], calls: [] });
  });

  test("does not give up when turning it on fails once", async () => {
    let failures = 1;
    stack.pool.answers.SetUserMFAPreference = () =>
      failures-- > 0 ? { status: 500, body: { __type: "InternalErrorException" } } : { status: 200, body: {} };
    expect((await confirm("123456")).codes).toEqual([]);
  });
});

test("removeAuthenticator turns it off", async () => {
  stack.pool.answers.GetUser = answers({ Username: "user-1" });
  const { payload, calls } = await remove("right");
  expect(payload?.viewer).toEqual({ hasAuthenticator: false });
  expect(calls).toEqual(["InitiateAuth", "RevokeToken", "SetUserMFAPreference", "GetUser"]);
});

describe("hasAuthenticator", () => {
  const ask = async (query: string) => {
    const authorization = `Bearer ${token()}`;
    const { data, errors } = await createCaller(stack.url).send<{ viewer: Viewer }>(query, {}, { authorization });
    return { viewer: data.viewer, errors, calls: takeCalls() };
  };

  test("asks the pool once, however often it is read", async () => {
    const { viewer, calls } = await ask("{ viewer { hasAuthenticator } a: viewer { hasAuthenticator } }");
    expect(viewer).toEqual({ hasAuthenticator: true });
    expect(calls).toEqual(["GetUser"]);
  });

  test("fails alone", async () => {
    refuse("GetUser", "InternalErrorException");
    const { viewer, errors } = await ask("{ viewer { email hasAuthenticator } }");
    expect(viewer).toEqual({ email: "office@nordgolv.example", hasAuthenticator: null });
    const path = ["viewer", "hasAuthenticator"];
    expect(errors).toEqual([
      expect.objectContaining({ path, extensions: expect.objectContaining({ code: "UPSTREAM_ERROR" }) }),
    ]);
  });
});
