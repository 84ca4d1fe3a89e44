import { afterAll, beforeAll, expect, test } from "@jest/globals";
import type { Transaction } from "kysely";
import { cognitoCall } from "../../test/cognitoCall.ts";
import { createInviting } from "../../test/inviting.ts";
import { startTestUpstream, type TestCompany, type TestUpstream } from "../../test/startTestUpstream.ts";
import { untilWaiting } from "../../test/untilWaiting.ts";
import type { Tables } from "../database/tables.ts";

let upstream: TestUpstream;
let inviting: ReturnType<typeof createInviting>;
beforeAll(async () => {
  upstream = await startTestUpstream();
  inviting = createInviting(upstream);
});
afterAll(() => upstream.close());

type Hold = (trx: Transaction<Tables>) => Promise<unknown>;

const historyOf =
  ({ companyId }: TestCompany): Hold =>
  (trx) =>
    trx.selectFrom("history_head").select("hash").where("company_id", "=", companyId).forUpdate().execute();

const rowOf =
  ({ companyId }: TestCompany): Hold =>
  (trx) =>
    trx.selectFrom("company").select("id").where("id", "=", companyId).forUpdate().execute();

/** Starts `one` while `hold` has a lock, and `other` once `one` waits for that lock. Returns both answers. */
async function bothAtOnce<One, Other>(hold: Hold, one: () => Promise<One>, other: () => Promise<Other>) {
  const { db } = upstream.services;
  const both = await db.transaction().execute(async (trx) => {
    await hold(trx);
    const first = one();
    await untilWaiting(db, 1);
    const second = other();
    await untilWaiting(db, 2);
    return [first, second] as const;
  });
  return Promise.all(both);
}

test("who accepts an invitation and deletes the account at once is no active user", async () => {
  const [company] = upstream.companies;
  const email = "alva@alone.example";
  const alva = await inviting.signUp(email);
  await inviting.invite(company, email, { role: "owner" });
  const token = await inviting.tokenOf(email);
  const [accepted, deleted] = await bothAtOnce(
    historyOf(company),
    () => alva.post("/invitation/accept", { token }),
    () => cognitoCall(upstream.url, "DeleteUser", { AccessToken: alva.token }),
  );
  expect([accepted.status, deleted.status]).toEqual([200, 200]);
  const demoted = await company.owner.put(`/user/${company.ownerId}/role`, { role: "admin" });
  expect([demoted.status, demoted.problem.code]).toEqual([409, "LAST_OWNER"]);
});

test("of two companies that invite a new address at once, one is told that it is taken", async () => {
  const [first, second] = upstream.companies;
  const email = "new@foreign.example";
  const [invited, refused] = await bothAtOnce(
    historyOf(first),
    () => inviting.invite(first, email),
    () => inviting.invite(second, email),
  );
  expect([invited.status, refused.status, refused.problem.code]).toEqual([201, 409, "EMAIL_TAKEN"]);
});

test("who was never there is deactivated and invited again at once without a failure", async () => {
  const [company] = upstream.companies;
  const { db } = upstream.services;
  const email = "late@first.example";
  const { body } = await inviting.invite(company, email);
  await db.updateTable("pool_user").set({ temporary_until: new Date() }).where("sub", "=", body.id).execute();
  const [deactivated, invited] = await bothAtOnce(
    rowOf(company),
    () => company.owner.put(`/user/${body.id}`, { active: false }),
    () => inviting.invite(company, email),
  );
  expect([deactivated.status, invited.status, invited.problem.code]).toEqual([200, 409, "EMAIL_TAKEN"]);
});
