import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { cognitoCall, signIn } from "../../test/cognitoCall.ts";
import { createInviting } from "../../test/inviting.ts";
import { startTestUpstream, type TestCompany, type TestUpstream } from "../../test/startTestUpstream.ts";
import { erasePerson } from "./erasePerson.ts";

let upstream: TestUpstream;
let first: TestCompany;

beforeAll(async () => {
  upstream = await startTestUpstream();
  [first] = upstream.companies;
});
afterAll(() => upstream.close());

function erase(email: string) {
  const { db, config } = upstream.services;
  return erasePerson({ db, outboxDir: config.outboxDir }, email);
}

test("what was counted of a person's sign-ins and codes goes with them, and what was counted of others stays", async () => {
  const { db } = upstream.services;
  const [ylva, other] = ["ylva@nordgolv.example", "ylva@nordgolv.example.com"];
  const { body: user } = await createInviting(upstream).invite(first, ylva);
  for (const email of [ylva, other]) {
    await signIn(upstream.url, email, "wrong");
    await cognitoCall(upstream.url, "ForgotPassword", { ClientId: "embedded-web", Username: email });
  }
  await db
    .insertInto("pool_attempt")
    .values({ email: `totp ${user.id}`, failed: 1, last_at: new Date() })
    .execute();
  const keys = async () => (await db.selectFrom("pool_attempt").select("email").execute()).map(({ email }) => email);
  const before = await keys();
  const ofOthers = before.filter((key) => !key.split(" ").some((word) => word === ylva || word === user.id));
  expect(ofOthers.filter((key) => key.includes(other)).length).toBeGreaterThan(1);
  const { rows, kept } = await erase(ylva);
  expect((await keys()).toSorted()).toEqual(ofOthers.toSorted());
  expect(rows.pool_attempt).toBe(before.length - ofOthers.length);
  expect(rows.pool_attempt).toBeGreaterThan(3);
  expect(kept).toEqual({});
});
