import { createHmac, generateKeyPairSync } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { decodeJwt, decodeProtectedHeader, importJWK, type JWTPayload, SignJWT } from "jose";
import { signIn } from "../../test/cognitoCall.ts";
import { createClient } from "../../test/createClient.ts";
import { startTestUpstream, type TestUpstream } from "../../test/startTestUpstream.ts";
import { ownerPassword } from "../../test/storeTestCompanies.ts";

let upstream: TestUpstream;
let token: string;
let idToken: string;

beforeAll(async () => {
  upstream = await startTestUpstream();
  const { body } = await signIn(upstream.url, "owner@first.example", ownerPassword);
  token = body.AuthenticationResult?.AccessToken ?? "";
  idToken = body.AuthenticationResult?.IdToken ?? "";
});
afterAll(() => upstream.close());

async function answerTo(bearer: string) {
  const { status, problem } = await createClient(upstream.url, bearer).get("/company");
  return { status, code: problem.code };
}

/** A token signed with the pool's key, so that only its changed claims can be the reason for a refusal. */
async function signedByPool(changes: JWTPayload) {
  const row = await upstream.services.db.selectFrom("pool_key").selectAll().executeTakeFirstOrThrow();
  const key = await importJWK(row.private_jwk, "RS256");
  const claims = { ...decodeJwt(token), ...changes };
  return new SignJWT(claims).setProtectedHeader({ alg: "RS256", kid: row.kid }).sign(key);
}

function unsigned(header: object, claims: object = decodeJwt(token)) {
  return [header, claims].map((part) => Buffer.from(JSON.stringify(part)).toString("base64url")).join(".");
}

function hs256(secret: string) {
  const content = unsigned({ alg: "HS256", typ: "JWT" });
  return `${content}.${createHmac("sha256", secret).update(content).digest("base64url")}`;
}

async function signedByStranger(header: object) {
  const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  return new SignJWT(decodeJwt(token)).setProtectedHeader({ alg: "RS256", ...header }).sign(privateKey);
}

const publicKey = async () => (await upstream.services.userPool.publicKeys())[0];

const second = 1_000;
const forgeries: [string, () => string | Promise<string>][] = [
  ["no algorithm", () => `${unsigned({ alg: "none" })}.`],
  ["no signature", () => `${token.slice(0, token.lastIndexOf("."))}.AA`],
  [
    "a changed claim",
    () => `${unsigned(decodeProtectedHeader(token), { ...decodeJwt(token), sub: "x" })}.${token.split(".")[2]}`,
  ],
  ["HS256 with the public key", async () => hs256(JSON.stringify(await publicKey()))],
  ["HS256 with an empty secret", () => hs256("")],
  ["another key that goes by our kid", async () => signedByStranger({ kid: (await publicKey())?.kid })],
  ["another key by its address", () => signedByStranger({ jku: "https://keys.example/jwks.json" })],
  ["an id token", () => idToken],
  ["another client", () => signedByPool({ client_id: "other" })],
  ["another pool", () => signedByPool({ iss: "https://cognito-idp.eu-north-1.amazonaws.com/eu-north-1_other" })],
  ["an expired token", () => signedByPool({ exp: Math.floor(Date.now() / second) - 1 })],
  ["an unknown session", () => signedByPool({ origin_jti: "unknown" })],
  ["another user's session", () => signedByPool({ sub: upstream.companies[1].ownerId })],
];

test("a token with the pool's key and unchanged claims is taken, so that the forgeries fail for their own reason", async () => {
  expect(await answerTo(await signedByPool({}))).toEqual({ status: 200, code: undefined });
});

test.each(forgeries)("refuses %s", async (_name, forge) => {
  expect(await answerTo(await forge())).toEqual({ status: 401, code: "UNAUTHENTICATED" });
});

test("a deactivated user's token stops working at once", async () => {
  const { db } = upstream.services;
  await db.updateTable("app_user").set({ active: false }).where("email", "=", "owner@first.example").execute();
  expect(await answerTo(token)).toEqual({ status: 401, code: "UNAUTHENTICATED" });
  await db.updateTable("app_user").set({ active: true }).where("email", "=", "owner@first.example").execute();
});
