import { afterAll, beforeAll, beforeEach, describe, expect, test } from "@jest/globals";
import { cognitoCall } from "../../test/cognitoCall.ts";
import { mailedCode, mailsTo } from "../../test/mailedCode.ts";
import { startTestUpstream, type TestUpstream } from "../../test/startTestUpstream.ts";
import { ownerPassword } from "../../test/storeTestCompanies.ts";
import { totpCode } from "../../test/totpCode.ts";
import { newTotpSecret } from "./softwareToken.ts";

const gatewaySecret = "a secret of thirty-two characters";
const owner = "owner@first.example";
const attacker = { IpAddress: "203.0.113.66" };
const person = { IpAddress: "198.51.100.7" };
const locked = "Password attempts exceeded";
let upstream: TestUpstream;

beforeAll(async () => {
  upstream = await startTestUpstream({ gatewaySecret });
});
beforeEach(() => upstream.services.db.deleteFrom("pool_attempt").execute());
afterAll(() => upstream.close());

type Context = { IpAddress: string; EncodedData?: string };

function signIn(email: string, password: string, UserContextData: Context, secret = gatewaySecret) {
  const AuthParameters = { USERNAME: email, PASSWORD: password };
  const input = { ClientId: "embedded-web", AuthFlow: "USER_PASSWORD_AUTH", AuthParameters, UserContextData };
  return cognitoCall(upstream.url, "InitiateAuth", input, { "x-gateway-secret": secret });
}

const times = <Result>(count: number, run: (index: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, (_, index) => run(index)));
const anyAddress = (index: number) => ({ IpAddress: `192.0.2.${index + 1}` });

async function lockOut(email: string, context: Context) {
  // The first locks can end between two tries. Each lock lasts twice as long as the one before.
  const messages: (string | undefined)[] = [];
  while (messages.at(-1) !== locked && messages.length < 12)
    messages.push((await signIn(email, "wrong", context)).body.message);
  expect(messages.at(-1)).toBe(locked);
}

test("eight people get in while one address sends a hundred wrong passwords at once", async () => {
  const attack = times(100, () => signIn(owner, "wrong", attacker));
  const people = await times(8, () => signIn(owner, ownerPassword, person));
  expect(people.map(({ status }) => status)).toEqual(Array(8).fill(200));
  const refusals = (await attack).map(({ body }) => body.__type);
  expect(refusals).toContain("TooManyRequestsException");
  expect(new Set(refusals)).toEqual(new Set(["TooManyRequestsException", "NotAuthorizedException"]));
});

test("eight people of one office get in at once", async () => {
  const people = await times(8, () => signIn(owner, ownerPassword, person));
  expect(people.map(({ status }) => status)).toEqual(Array(8).fill(200));
});

test("a known device gets in while its own address is attacking", async () => {
  const attack = times(100, () => signIn(owner, "wrong", attacker));
  const device = await signIn(owner, ownerPassword, { ...attacker, EncodedData: "device-1" });
  await attack;
  await lockOut(owner, attacker);
  const later = await signIn(owner, ownerPassword, { ...attacker, EncodedData: "device-1" });
  expect([device.status, later.status]).toEqual([200, 200]);
});

describe("wrong passwords of one address for one account", () => {
  test.each([owner, "unknown@first.example"])("lock that address out of %s from the sixth on", async (email) => {
    const messages: (string | undefined)[] = [];
    while (messages.at(-1) !== locked && messages.length < 12) {
      messages.push((await signIn(email, "wrong", attacker)).body.message);
    }
    expect(messages.length).toBeGreaterThan(6);
    expect(messages.at(-1)).toBe(locked);
  });

  test("lock out nobody else, and end with the time", async () => {
    await lockOut(owner, attacker);
    const { db } = upstream.services;
    const until = (locked_until: Date | null) => db.updateTable("pool_attempt").set({ locked_until }).execute();
    await until(new Date(Date.now() + 60_000));
    const { headers, body } = await signIn(owner, ownerPassword, attacker);
    expect([body.message, Math.ceil(Number(headers.get("retry-after")) / 10)]).toEqual([locked, 6]);
    expect((await signIn(owner, ownerPassword, person)).status).toBe(200);
    await until(null);
    expect((await signIn(owner, ownerPassword, attacker)).status).toBe(200);
  });
});

test("a known device that guesses is locked as an address is", async () => {
  await lockOut(owner, { ...person, EncodedData: "device-2" });
});

test("one address has a hundred wrong passwords an hour for whatever accounts", async () => {
  const { db } = upstream.services;
  const row = { email: `address ${attacker.IpAddress}`, failed: 99, last_at: new Date() };
  await db.insertInto("pool_attempt").values(row).execute();
  await signIn("anybody@first.example", "wrong", attacker);
  expect((await signIn(owner, ownerPassword, attacker)).body.message).toBe(locked);
  expect((await signIn(owner, ownerPassword, person)).status).toBe(200);
});

test("an account under attack by many addresses gives each one free guess, and lets its owner in", async () => {
  const { db } = upstream.services;
  const row = { email: `account ${owner}`, failed: 100, last_at: new Date() };
  await db.insertInto("pool_attempt").values(row).execute();
  const guesses = await times(3, () => signIn(owner, "wrong", attacker));
  expect(guesses.map(({ body }) => body.message)).toContain(locked);
  expect((await signIn(owner, ownerPassword, person)).status).toBe(200);
});

test("a caller without the gateways' secret is counted under its own address, whatever it claims", async () => {
  const messages: (string | undefined)[] = [];
  for (let index = 0; index < 9; index += 1) {
    messages.push((await signIn(owner, "wrong", anyAddress(index), "a wrong secret")).body.message);
  }
  expect(messages.at(-1)).toBe(locked);
  expect((await signIn(owner, ownerPassword, person)).status).toBe(200);
});

test("an address that is no address cannot be counted for somebody else's", async () => {
  const forgot = (Username: string, UserContextData: Context) => {
    const input = { ClientId: "embedded-web", Username, UserContextData };
    return cognitoCall(upstream.url, "ForgotPassword", input, { "x-gateway-secret": gatewaySecret });
  };
  for (let count = 0; count < 5; count += 1) {
    const { body } = await forgot(`${owner} address ${person.IpAddress}`, attacker);
    expect(body.__type).toBe("InvalidParameterException");
  }
  expect((await forgot(`${"a".repeat(250)}@first.example`, attacker)).body.__type).toBe("InvalidParameterException");
  expect((await forgot(owner, person)).status).toBe(200);
});

test("nobody uses up the codes or the tries of somebody else", async () => {
  const send = (action: string, more: object, UserContextData: Context) =>
    cognitoCall(
      upstream.url,
      action,
      { ClientId: "embedded-web", Username: owner, UserContextData, ...more },
      { "x-gateway-secret": gatewaySecret },
    );
  const wrong = { ConfirmationCode: "x", Password: "Next-password-2" };
  for (let count = 0; count < 6; count += 1) {
    await send("ForgotPassword", {}, attacker);
    await send("ConfirmForgotPassword", wrong, attacker);
  }
  const { headers, body } = await send("ForgotPassword", {}, attacker);
  expect([body.__type, Math.ceil(Number(headers.get("retry-after")) / 600)]).toEqual(["LimitExceededException", 6]);
  expect((await send("ForgotPassword", {}, person)).status).toBe(200);
  expect((await send("ConfirmForgotPassword", wrong, attacker)).body.__type).toBe("LimitExceededException");
  expect((await send("ConfirmForgotPassword", wrong, person)).body.__type).toBe("CodeMismatchException");
});

test("neither wrong tries nor more mails of many addresses keep a person from using the code that was mailed", async () => {
  const { db, config } = upstream.services;
  const Username = "owner@second.example";
  const send = (action: string, more: object, UserContextData: Context) => {
    const input = { ClientId: "embedded-web", Username, UserContextData, ...more };
    return cognitoCall(upstream.url, action, input, { "x-gateway-secret": gatewaySecret });
  };
  const confirm = async (ConfirmationCode: string, context: Context) =>
    (await send("ConfirmForgotPassword", { ConfirmationCode, Password: "Next-password-2" }, context)).body.__type;
  await times(25, (index) => send("ForgotPassword", {}, anyAddress(index)));
  const { code } = await mailedCode(config.outboxDir, Username, 20);
  expect((await send("ForgotPassword", {}, person)).status).toBe(200);
  const wrong = await times(25, (index) => confirm("x", anyAddress(index)));
  expect(new Set(wrong)).toEqual(new Set(["CodeMismatchException"]));
  const counted = db.selectFrom("pool_attempt").select("failed").where("email", "=", "address 192.0.2.1");
  expect(await counted.executeTakeFirst()).toEqual({ failed: 1 });
  expect(await confirm(` ${code.slice(0, 5)} ${code.slice(5)}`, person)).toBeUndefined();
  expect(await mailsTo(config.outboxDir, Username)).toHaveLength(20);
  await send("ForgotPassword", {}, person);
  expect((await mailedCode(config.outboxDir, Username, 21)).code).not.toBe(code);
});

test("the codes of an authenticator that somebody with the password uses up are not those of a known device", async () => {
  const { db } = upstream.services;
  const email = "owner@first.example";
  const totp_secret = newTotpSecret();
  await db.updateTable("pool_user").set({ totp_secret, totp_enabled: true }).where("email", "=", email).execute();
  const challenge = async (context: Context) => (await signIn(email, ownerPassword, context)).body.Session;
  const answer = (Session: string | undefined, code: string, UserContextData: Context) => {
    const ChallengeResponses = { USERNAME: email, SOFTWARE_TOKEN_MFA_CODE: code };
    const input = { ClientId: "embedded-web", ChallengeName: "SOFTWARE_TOKEN_MFA", Session, ChallengeResponses };
    const headers = { "x-gateway-secret": gatewaySecret };
    return cognitoCall(upstream.url, "RespondToAuthChallenge", { ...input, UserContextData }, headers);
  };
  const stolen = await challenge(attacker);
  await times(25, (index) => answer(stolen, "abcdef", anyAddress(index)));
  expect((await answer(stolen, totpCode(totp_secret), person)).body.message).toBe(locked);
  const own = await challenge({ ...person, EncodedData: "device-3" });
  expect((await answer(own, totpCode(totp_secret), person)).status).toBe(200);
  await db
    .updateTable("pool_user")
    .set({ totp_secret: null, totp_enabled: false })
    .where("email", "=", email)
    .execute();
});
