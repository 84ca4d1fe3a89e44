import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { sql } from "kysely";
import { createChangeReader } from "../../test/changeReader.ts";
import { cognitoCall, signIn } from "../../test/cognitoCall.ts";
import { newProject } from "../../test/demoBuilding.ts";
import { createInviting } from "../../test/inviting.ts";
import { startTestUpstream, type TestCompany, type TestUpstream } from "../../test/startTestUpstream.ts";
import { storeFinishedProject } from "../../test/storeFinishedProject.ts";
import { untilMailed } from "../../test/untilMailed.ts";
import type { components } from "../__generated__/contract.ts";
import { verifyHistory } from "../history/chain/verifyHistory.ts";
import { erasePerson } from "./erasePerson.ts";
import { exportPerson } from "./exportData.ts";

type Schemas = components["schemas"];
type Change = Schemas["ChangedObject"];

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

async function customersOf({ owner }: TestCompany, path = ""): Promise<(string | null)[]> {
  const subject = path && `&subject=PROJECT&subjectId=${path.split("/").at(-1)}`;
  const { body } = await owner.get<Schemas["HistoryPage"]>(`/history?take=100${subject}`);
  const changes = body.data.flatMap((entry) => entry.changes.filter(({ field }) => field === "customer"));
  return changes.flatMap(({ from, to }) => [from, to]);
}

function erase(email: string) {
  const { db, config } = upstream.services;
  return erasePerson({ db, outboxDir: config.outboxDir }, email);
}

async function projectOf([customer, ...later]: { customer?: string; customerEmail?: string | null }[]) {
  const projects = `/company/${first.companyId}/project`;
  const { body } = await first.owner.post<{ id: string }>(projects, { ...newProject, ...customer });
  const path = `${projects}/${body.id}`;
  for (const change of later) expect((await first.owner.put(path, change)).status).toBe(200);
  return path;
}

const karin = { customer: "Karin Holm", customerEmail: "karin@kund.example" };
const nils = { customer: "Nils Berg", customerEmail: "nils@kund.example" };

test.each<[string, (path: string) => Promise<{ status: number }>]>([
  ["is deleted", (path) => first.owner.delete(path)],
  ["has another customer", (path) => first.owner.put(path, nils)],
  ["lost the address", (path) => first.owner.put(path, { customerEmail: null })],
])("a customer's name goes from the history of a project that %s, and was exported before", async (state, act) => {
  const path = await projectOf([{ customer: "K. Holm" }, { customerEmail: karin.customerEmail }, karin]);
  expect((await act(path)).status).toBeLessThan(300);
  await exportPerson(upstream.services, karin.customerEmail, join(folder, state));
  const exported = await readFile(join(folder, state, "history_value.jsonl"), "utf8");
  for (const name of ["K. Holm", "Karin Holm"]) expect(exported).toContain(name);
  expect(exported).not.toContain(nils.customer);
  await erase(karin.customerEmail);
  const left = await customersOf(first, path);
  for (const name of ["K. Holm", "Karin Holm"]) expect(left).not.toContain(name);
  expect(left.includes(nils.customer)).toBe(state === "has another customer");
  expect((await verifyHistory(upstream.services.db)).map(({ broken }) => broken)).toEqual([null, null]);
});

test("an erased customer's project keeps in its history who was the customer before", async () => {
  const path = await projectOf([karin, nils]);
  await erase(nils.customerEmail);
  expect(await customersOf(first, path)).toContain(karin.customer);
  expect(await customersOf(first, path)).not.toContain(nils.customer);
});

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

test("a list of standards that an erased person confirmed is to be confirmed anew", async () => {
  const { db } = upstream.services;
  const { companyId, owner } = first;
  const email = "tuula.salo@nordgolv.example";
  await createInviting(upstream).invite(first, email, { firstName: "Tuula", lastName: "Salo" });
  await owner.put("/company", { nationalRecord: { country: "SE" } });
  await owner.put("/standards-confirmation", { version: "SE 2023-1", confirmed: true });
  const { id } = await db
    .selectFrom("app_user")
    .select("id")
    .where("company_id", "=", companyId)
    .where("email", "=", email)
    .executeTakeFirstOrThrow();
  await db
    .updateTable("standards_confirmation")
    .set({ confirmed_by: id })
    .where("company_id", "=", companyId)
    .execute();
  const standards = async () => (await owner.get<Schemas["Company"]>("/company")).body.nationalRecord?.standards;
  expect((await standards())?.confirmedBy).toBe("Tuula Salo");
  expect((await erase(email)).rows.standards_confirmation).toBe(1);
  expect(await standards()).toMatchObject({ confirmedAt: null, confirmedBy: null });
});

test("the feed of changes has each project, certificate and user that an erasure changed, in all companies", async () => {
  const { db } = upstream.services;
  const email = "tord@kund.example";
  const { body: user } = await createInviting(upstream).invite(first, email);
  expect((await first.owner.put(`/user/${user.id}`, { active: false })).status).toBe(200);
  const { projectId, folderIds, path } = await storeFinishedProject(db, first, { folders: 1, rooms: 1 });
  await sql`select add_missing_object_changes()`.execute(db);
  const activationDate = `${new Date().toISOString().slice(0, 10)}T00:00:00.000Z`;
  const sending = { activationDate, folderIds, toEmail: email, sendCopy: false };
  expect((await first.owner.post(`${path}/sign`, sending)).status).toBe(200);
  await untilMailed(db, projectId);
  const others = { ...newProject, customerEmail: email };
  const { body: project } = await second.owner.post<{ id: string }>(`/company/${second.companyId}/project`, others);
  let ofSecond: Change[] = [];
  const ofFirst = await createChangeReader(first).during(async () => {
    ofSecond = await createChangeReader(second).during(() => erase(email));
  });
  const kinds = ofFirst.map(({ kind, change }) => `${kind} ${change}`);
  expect(kinds.toSorted()).toEqual([
    "CERTIFICATE CHANGED",
    ...Array(2).fill("FOLDER CHANGED"),
    "PROJECT CHANGED",
    "USER CHANGED",
  ]);
  expect(ofFirst.map(({ id }) => id)).toEqual(expect.arrayContaining([user.id, projectId]));
  expect(ofSecond).toMatchObject([{ kind: "PROJECT", id: project.id, change: "CHANGED" }]);
  const { body } = await second.owner.get<Schemas["HistoryPage"]>("/history?take=1");
  const changes = [{ field: "customer", from: null, to: "–" }];
  expect(body.data).toMatchObject([{ action: "project.changed", actor: { kind: "SERVICE" }, changes }]);
  expect((await verifyHistory(db)).map(({ broken }) => broken)).toEqual([null, null]);
});
