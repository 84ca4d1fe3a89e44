import { getDiffieHellman } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "@jest/globals";
import { createAmazonClient } from "../../test/amazonClient.ts";
import { cognitoCall, signIn } from "../../test/cognitoCall.ts";
import { createClient } from "../../test/createClient.ts";
import { refusal } from "../../test/hostedAccounts.ts";
import { startTestUpstream, type TestUpstream } from "../../test/startTestUpstream.ts";
import { ownerPassword } from "../../test/storeTestCompanies.ts";
import { totpCode } from "../../test/totpCode.ts";
import { createCompany } from "../company/createCompany.ts";
import { readUserPoolConfig } from "./readUserPoolConfig.ts";
import { newTotpSecret } from "./softwareToken.ts";
import { openVerifiers } from "./verifiers.ts";

const ClientId = "embedded-web";
const email = "owner@first.example";
const wrong = { name: "NotAuthorizedException", message: "Incorrect username or password." };
const srpPool = (POOL_SRP: string) =>
  readUserPoolConfig({ POOL_SRP, POOL_KEY: "a key outside the database".repeat(2) }, []);
let upstream: TestUpstream;
let amazon: Awaited<ReturnType<typeof createAmazonClient>>;

beforeAll(async () => {
  upstream = await startTestUpstream({ userPool: srpPool("true") });
  amazon = await createAmazonClient(upstream.url);
  // The template's accounts have no verifiers. A sign-in by password makes a verifier.
  expect((await signIn(upstream.url, email, ownerPassword)).status).toBe(200);
});
afterAll(() => upstream.close());
beforeEach(async () => {
  await upstream.services.db.deleteFrom("pool_attempt").execute();
});

const start = (USERNAME: string, SRP_A = "1f".repeat(380), url = upstream.url) =>
  cognitoCall(url, "InitiateAuth", { ClientId, AuthFlow: "USER_SRP_AUTH", AuthParameters: { USERNAME, SRP_A } });
const offered = async (address: string) => {
  const { ChallengeParameters } = JSON.parse((await start(address)).text);
  return ChallengeParameters as Record<string, string>;
};
const accounts = () => upstream.services.db.updateTable("pool_user").where("email", "=", email);

describe("Amazon's client", () => {
  test("signs in by SRP alone, with a temporary password and with an authenticator too", async () => {
    const { db, userPool } = upstream.services;
    const company = { name: "Srp AB", orgNumber: "1", address: "a", postalCode: "1", city: "b", phoneNumber: "1" };
    const owner = { email: "eva@srp.example", firstName: "Eva", lastName: "Ek", language: "sv" as const };
    const made = await createCompany(db, { ...company, country: "SE", owner }, userPool.verifiers);
    amazon.sent.splice(0);
    const { signIn: signInBySrp, sent } = amazon;
    await signInBySrp(" Eva@SRP.example", made.temporaryPassword, { newPassword: "Long-enough-1" });
    const totp_secret = newTotpSecret();
    await db
      .updateTable("pool_user")
      .set({ totp_secret, totp_enabled: true })
      .where("email", "=", owner.email)
      .execute();
    const session = await signInBySrp(owner.email, "Long-enough-1", { totpCode: totpCode(totp_secret) });
    const token = session.getAccessToken().getJwtToken();
    expect((await createClient(upstream.url, token).get("/company")).body).toMatchObject({ name: "Srp AB" });
    expect(sent.map(({ input }) => input.AuthFlow ?? input.ChallengeName)).toEqual([
      ...["USER_SRP_AUTH", "PASSWORD_VERIFIER", "NEW_PASSWORD_REQUIRED"],
      ...["USER_SRP_AUTH", "PASSWORD_VERIFIER", "SOFTWARE_TOKEN_MFA"],
    ]);
  });

  test("is refused alike with a wrong password, an unknown address and a disabled account", async () => {
    const { signIn: signInBySrp } = amazon;
    expect(await refusal(signInBySrp(email, "wrong-password"))).toEqual(wrong);
    expect(await refusal(signInBySrp("nobody@first.example", ownerPassword))).toEqual(wrong);
    await accounts().set({ enabled: false }).execute();
    expect(await refusal(signInBySrp(email, ownerPassword))).toEqual(wrong);
    await accounts().set({ enabled: true }).execute();
  });

  test("is refused for a while after wrong passwords, as by password", async () => {
    const locked = { failed: 6, last_at: new Date(), locked_until: new Date(Date.now() + 60_000) };
    const row = { ...locked, email: `sign-in ${email} address 127.0.0.1` };
    await upstream.services.db.insertInto("pool_attempt").values(row).execute();
    const { message } = await refusal(amazon.signIn(email, ownerPassword));
    expect(message).toBe("Password attempts exceeded");
  });
});

test("a proof works once, and only as it was signed", async () => {
  const { signIn: signInBySrp, sent } = amazon;
  await signInBySrp(email, ownerPassword);
  const proof = sent.at(-1)?.input ?? {};
  const answer = async (changes: object) => {
    const ChallengeResponses = { ...proof.ChallengeResponses, ...changes };
    return (await cognitoCall(upstream.url, "RespondToAuthChallenge", { ...proof, ChallengeResponses })).body.message;
  };
  expect(await answer({})).toBe(wrong.message);
  const { SECRET_BLOCK: fresh = "" } = await offered(email);
  expect(await answer({ PASSWORD_CLAIM_SECRET_BLOCK: fresh })).toBe(wrong.message);
  expect(await answer({ PASSWORD_CLAIM_SECRET_BLOCK: "bm90IG9mIHRoaXMgcG9vbA==" })).toMatch(/session is expired/);
});

test("a public key that would make the shared secret 0 is refused, and so is what is no key", async () => {
  const prime = getDiffieHellman("modp15").getPrime("hex");
  const twice = (2n * BigInt(`0x${prime}`)).toString(16);
  for (const key of ["0", prime, twice, "no key", "1f".repeat(386)])
    expect((await start(email, key)).body).toEqual({ __type: "InvalidParameterException", message: "Invalid SRP_A" });
});

test("an unknown address is offered what an account is offered, and the same id and salt each time", async () => {
  const [known, unknown, again] = [
    await offered(email),
    await offered("nobody@x.example"),
    await offered("nobody@x.example"),
  ];
  expect(Object.keys(unknown)).toEqual(Object.keys(known));
  expect(unknown.USER_ID_FOR_SRP).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  expect([again.USER_ID_FOR_SRP, again.SALT]).toEqual([unknown.USER_ID_FOR_SRP, unknown.SALT]);
  expect(again.SRP_B).not.toBe(unknown.SRP_B);
});

test("a changed password has its verifier, and one without is good by password only", async () => {
  const { body } = await signIn(upstream.url, email, ownerPassword);
  const { AccessToken } = body.AuthenticationResult ?? {};
  const passwords = { PreviousPassword: ownerPassword, ProposedPassword: "Another-1-password" };
  expect((await cognitoCall(upstream.url, "ChangePassword", { AccessToken, ...passwords })).status).toBe(200);
  const { signIn: signInBySrp } = amazon;
  await signInBySrp(email, "Another-1-password");
  const { password_hash } = await upstream.services.db
    .selectFrom("pool_user")
    .select("password_hash")
    .where("email", "=", "owner@second.example")
    .executeTakeFirstOrThrow();
  await accounts().set({ password_hash }).execute();
  for (const password of ["Another-1-password", ownerPassword])
    expect(await refusal(signInBySrp(email, password))).toEqual(wrong);
  expect((await signIn(upstream.url, email, ownerPassword)).status).toBe(200);
  await signInBySrp(email, ownerPassword);
});

test("verifiers are stored encrypted: another key opens none", async () => {
  const { db, userPool, config } = upstream.services;
  const row = await db.selectFrom("pool_user").selectAll().where("email", "=", email).executeTakeFirstOrThrow();
  expect(await userPool.verifiers?.open(row)).toBeDefined();
  const other = await openVerifiers({ ...config, userPool: { ...config.userPool, key: "another key".repeat(3) } });
  expect(await other?.open(row)).toBeUndefined();
  expect([await userPool.verifiers?.countMissing(db), await other?.countMissing(db)]).toEqual([1, 3]);
});

test.each(["false", "prepare"])("with POOL_SRP=%s nobody signs in by SRP, and passwords work", async (mode) => {
  const other = await startTestUpstream({ userPool: srpPool(mode) });
  const message = "USER_SRP_AUTH is not enabled for the client.";
  expect((await start(email, undefined, other.url)).body).toEqual({ __type: "InvalidParameterException", message });
  expect((await signIn(other.url, email, ownerPassword)).status).toBe(200);
  const made = await other.services.db
    .selectFrom("pool_user")
    .select("srp_verifier")
    .where("email", "=", email)
    .execute();
  expect(made).toEqual([{ srp_verifier: mode === "prepare" ? expect.any(String) : null }]);
  await other.close();
});
