import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { signIn } from "../../test/cognitoCall.ts";
import { startTestUpstream, type TestUpstream } from "../../test/startTestUpstream.ts";
import { ownerPassword } from "../../test/storeTestCompanies.ts";

let upstream: TestUpstream;
beforeAll(async () => {
  upstream = await startTestUpstream();
});
afterAll(() => upstream.close());

test("without the gateways' secret no hundred wrong passwords of one caller shut out all who come from its address", async () => {
  const { db } = upstream.services;
  const addresses = ["127.0.0.1", "0:0:0:0::/64"].map((address) => `address ${address}`);
  const rows = addresses.map((email) => ({ email, failed: 100, last_at: new Date() }));
  await db.insertInto("pool_attempt").values(rows).execute();
  expect((await signIn(upstream.url, "anybody@first.example", "wrong")).body.message).toMatch(/^Incorrect/);
  expect((await signIn(upstream.url, "owner@first.example", ownerPassword)).status).toBe(200);
});
