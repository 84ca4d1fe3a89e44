import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { decodeProtectedHeader } from "jose";
import { sql } from "kysely";
import { cognitoCall, signIn } from "../../test/cognitoCall.ts";
import { startTestUpstream, type TestUpstream } from "../../test/startTestUpstream.ts";
import { ownerPassword } from "../../test/storeTestCompanies.ts";
import { removeLeftovers } from "../storage/removeLeftovers.ts";
import { addSigningKey, openSigningKeys, replaceSigningKeys } from "./signingKeys.ts";
import { openUserPool } from "./userPool.ts";

let upstream: TestUpstream;
beforeAll(async () => {
  upstream = await startTestUpstream();
});
afterAll(() => upstream.close());

async function setAge(kid: string, age: string) {
  const created_at = sql<Date>`now() - ${age}::interval`;
  await upstream.services.db.updateTable("pool_key").set({ created_at }).where("kid", "=", kid).execute();
}

const openPool = () => openUserPool(upstream.services.db, upstream.services.config, null);

async function describePool(pool: Awaited<ReturnType<typeof openPool>>) {
  const subject = { sub: "x", email: "x@first.example", companyId: "x", originJti: "x", authTime: 0 };
  const { accessToken } = await pool.issueTokens(subject);
  return { signs: decodeProtectedHeader(accessToken).kid, publishes: (await pool.publicKeys()).map(({ kid }) => kid) };
}

test("the next key is published before it signs, and the one before stays until its tokens have ended", async () => {
  const { db, storage, userPool } = upstream.services;
  const [first = ""] = (await describePool(userPool)).publishes;
  await setAge(first, "3 days");
  const { body } = await signIn(upstream.url, "owner@first.example", ownerPassword);
  const token = body.AuthenticationResult?.AccessToken ?? "";
  const running = await openSigningKeys(db, 0);
  const code = userPool.codeOf("nonce");

  const next = await addSigningKey(db);
  expect(await describePool(await openPool())).toEqual({ signs: first, publishes: [first, next] });
  await setAge(next, "11 minutes");
  const later = await openPool();
  expect(await describePool(later)).toEqual({ signs: next, publishes: [first, next] });
  expect((await running()).signing.kid).toBe(next);
  expect(await later.verifyAccessToken(token)).toMatchObject({ sub: upstream.companies[0].ownerId });

  await setAge(next, "24 hours");
  await removeLeftovers(db, storage);
  expect((await describePool(await openPool())).publishes).toEqual([first, next]);
  await setAge(next, "26 hours");
  await removeLeftovers(db, storage);
  const last = await openPool();
  expect((await describePool(last)).publishes).toEqual([next]);
  expect(await last.verifyAccessToken(token)).toBeUndefined();
  expect(last.codeOf("nonce")).toBe(code);
});

test("tokens of withdrawn keys are refused, and nobody has to sign in again", async () => {
  const { db, userPool } = upstream.services;
  const { body } = await signIn(upstream.url, "owner@first.example", ownerPassword);
  const { AccessToken = "", RefreshToken = "" } = body.AuthenticationResult ?? {};
  const code = userPool.codeOf("nonce");
  await addSigningKey(db);
  const only = await replaceSigningKeys(db);
  const pool = await openPool();
  expect(await describePool(pool)).toEqual({ signs: only, publishes: [only] });
  expect(await pool.verifyAccessToken(AccessToken)).toBeUndefined();
  expect(pool.codeOf("nonce")).toBe(code);
  const restarted = await openSigningKeys(db, 0);
  expect((await restarted()).published.map(({ kid }) => kid)).toEqual([only]);
  const renewed = await cognitoCall(upstream.url, "GetTokensFromRefreshToken", {
    ClientId: "embedded-web",
    RefreshToken,
  });
  expect(renewed.status).toBe(200);
});
