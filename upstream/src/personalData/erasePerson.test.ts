import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { cognitoCall, signIn } from "../../test/cognitoCall.ts";
import { newProject } from "../../test/demoBuilding.ts";
import { createInviting } from "../../test/inviting.ts";
import { startTestUpstream, type TestCompany, type TestUpstream } from "../../test/startTestUpstream.ts";
import type { components } from "../__generated__/contract.ts";
import { erasePerson } from "./erasePerson.ts";
import { exportPerson } from "./exportData.ts";

let folder: string;
let upstream: TestUpstream;
let first: TestCompany;
let second: TestCompany;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "upstream-erase-"));
  upstream = await startTestUpstream();
  [first, second] = upstream.companies;
});
afterAll(async () => {
  await upstream.close();
  await rm(folder, { recursive: true, force: true });
});

/** What the history of a company still has of its projects' customers. */
async function customersOf({ owner }: TestCompany): Promise<(string | null)[]> {
  const { body } = await owner.get<components["schemas"]["HistoryPage"]>("/history?take=100");
  const changes = body.data.flatMap((entry) => entry.changes.filter(({ field }) => field === "customer"));
  return changes.flatMap(({ from, to }) => [from, to]);
}

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

test("the name goes from the history of the person's own company, and stays a namesake's in another", async () => {
  const [name, email] = ["Ylva Öhman", "ylva.ohman@nordgolv.example"];
  await createInviting(upstream).invite(first, email, { firstName: "Ylva", lastName: "Öhman" });
  for (const { companyId, owner } of [first, second])
    expect((await owner.post(`/company/${companyId}/project`, { ...newProject, customer: name })).status).toBe(201);
  await exportPerson(upstream.services, email, join(folder, "ylva"));
  const exported = await readFile(join(folder, "ylva", "history_value.jsonl"), "utf8");
  expect(exported).toContain(first.companyId);
  expect(exported).not.toContain(second.companyId);
  await erase(email);
  expect(await customersOf(first)).not.toContain(name);
  expect(await customersOf(second)).toContain(name);
});
