import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { decodeJwt } from "jose";
import { cognitoCall, signIn } from "../../test/cognitoCall.ts";
import { createClient } from "../../test/createClient.ts";
import { startTestUpstream, type TestUpstream } from "../../test/startTestUpstream.ts";
import { ownerPassword } from "../../test/storeTestCompanies.ts";

const client = { ClientId: "embedded-web" };
let upstream: TestUpstream;

beforeAll(async () => {
  upstream = await startTestUpstream();
});
afterAll(() => upstream.close());

async function newSession() {
  const { body } = await signIn(upstream.url, "owner@first.example", ownerPassword);
  const { AccessToken: access = "", RefreshToken: refresh = "" } = body.AuthenticationResult ?? {};
  return { access, refresh };
}

function refreshWith(token: string) {
  return cognitoCall(upstream.url, "GetTokensFromRefreshToken", { ...client, RefreshToken: token });
}

async function statusOfCompany(token: string) {
  return (await createClient(upstream.url, token).get("/company")).status;
}

describe("signing in", () => {
  test("gives tokens of this pool for an hour, whatever the case of the address", async () => {
    const { body } = await signIn(upstream.url, " Owner@First.example ", ownerPassword);
    expect(decodeJwt(body.AuthenticationResult?.AccessToken ?? "")).toMatchObject({
      iss: "https://cognito-idp.eu-north-1.amazonaws.com/eu-north-1_embedded",
      client_id: "embedded-web",
      token_use: "access",
      sub: upstream.companies[0].ownerId,
    });
    expect(decodeJwt(body.AuthenticationResult?.IdToken ?? "")).toMatchObject({
      aud: "embedded-web",
      token_use: "id",
      email: "owner@first.example",
      "custom:companyId": upstream.companies[0].companyId,
    });
    expect(body.AuthenticationResult?.ExpiresIn).toBe(3_600);
  });

  test("answers an unknown address, a wrong password and a disabled account byte for byte alike", async () => {
    const { db } = upstream.services;
    const unknown = await signIn(upstream.url, "nobody@first.example", "wrong-password");
    const wrong = await signIn(upstream.url, "owner@second.example", "wrong-password");
    await db.updateTable("pool_user").set({ enabled: false }).where("email", "=", "owner@second.example").execute();
    const disabled = await signIn(upstream.url, "owner@second.example", ownerPassword);
    expect(unknown.body.__type).toBe("NotAuthorizedException");
    expect([wrong.status, wrong.text]).toEqual([unknown.status, unknown.text]);
    expect([disabled.status, disabled.text]).toEqual([unknown.status, unknown.text]);
  });

  test("refuses another client and an action it does not know", async () => {
    const foreign = await cognitoCall(upstream.url, "RevokeToken", { ClientId: "other", Token: "x" });
    expect(foreign.body.__type).toBe("ResourceNotFoundException");
    expect((await cognitoCall(upstream.url, "DeleteUserPool", client)).body.__type).toBe("UnknownOperationException");
  });
});

test("the pool is described as a hosted one is, with addresses that answer", async () => {
  const pool = `${upstream.url}/eu-north-1_embedded`;
  const document = await (await fetch(`${pool}/.well-known/openid-configuration`)).json();
  expect(document).toMatchObject({
    issuer: "https://cognito-idp.eu-north-1.amazonaws.com/eu-north-1_embedded",
    jwks_uri: `${pool}/.well-known/jwks.json`,
    token_endpoint: `${upstream.url}/oauth2/token`,
    id_token_signing_alg_values_supported: ["RS256"],
  });
  const { keys } = await (await fetch(document.jwks_uri)).json();
  expect(keys).toEqual(await upstream.services.userPool.publicKeys());
});

test("what nests very deep is a caller's mistake", async () => {
  const deep = `${"[".repeat(40_000)}${"]".repeat(40_000)}`;
  const answer = await fetch(`${upstream.url}/`, {
    method: "POST",
    headers: {
      "content-type": "application/x-amz-json-1.1",
      "x-amz-target": "AWSCognitoIdentityProviderService.InitiateAuth",
    },
    body: `{"ClientId":"embedded-web","AuthParameters":${deep}}`,
  });
  expect([answer.status, (await answer.json()).__type]).toEqual([400, "InvalidParameterException"]);
});

test("twenty people sign up in an hour from one address, whether they have an account or not", async () => {
  const { db } = upstream.services;
  await db
    .insertInto("pool_attempt")
    .values({ email: "sign-ups address 127.0.0.1", failed: 18, last_at: new Date() })
    .execute();
  const signUp = (name: string) =>
    cognitoCall(upstream.url, "SignUp", { ...client, Username: `${name}@third.example`, Password: "Long-enough-1" });
  expect((await signUp("one")).status).toBe(200);
  expect((await signUp("one")).status).toBe(200);
  expect((await signUp("one-more")).body.__type).toBe("LimitExceededException");
  await db.deleteFrom("pool_attempt").execute();
});

describe("a session", () => {
  test("is continued by its refresh token until that is revoked, which ends its access tokens too", async () => {
    const { access, refresh } = await newSession();
    const renewed = await refreshWith(refresh);
    expect(await statusOfCompany(renewed.body.AuthenticationResult?.AccessToken ?? "")).toBe(200);
    await cognitoCall(upstream.url, "RevokeToken", { ...client, Token: refresh });
    expect((await refreshWith(refresh)).body.__type).toBe("NotAuthorizedException");
    expect(await statusOfCompany(access)).toBe(401);
    expect(await statusOfCompany(renewed.body.AuthenticationResult?.AccessToken ?? "")).toBe(401);
  });

  test("ends with all others of the account by a global sign-out", async () => {
    const [one, other] = [await newSession(), await newSession()];
    const user = await cognitoCall(upstream.url, "GetUser", { AccessToken: one.access });
    expect(user.body.Username).toBe(upstream.companies[0].ownerId);
    expect((await cognitoCall(upstream.url, "GlobalSignOut", { AccessToken: one.access })).status).toBe(200);
    expect(await statusOfCompany(one.access)).toBe(401);
    expect(await statusOfCompany(other.access)).toBe(401);
    expect((await cognitoCall(upstream.url, "GetUser", { AccessToken: other.access })).status).toBe(400);
  });
});

test("passwords and refresh tokens are stored only as hashes", async () => {
  const { refresh } = await newSession();
  const users = await upstream.services.db.selectFrom("pool_user").selectAll().execute();
  const sessions = await upstream.services.db.selectFrom("pool_session").selectAll().execute();
  expect(users.every(({ password_hash }) => password_hash.startsWith("$argon2id$v=19$m=19456,t=2,p=1$"))).toBe(true);
  expect(JSON.stringify([users, sessions])).not.toContain(ownerPassword);
  expect(JSON.stringify(sessions)).not.toContain(refresh);
});
