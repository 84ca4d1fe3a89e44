import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { signIn } from "../../test/cognitoCall.ts";
import { type Building, build } from "../../test/demoBuilding.ts";
import { dumpDatabase } from "../../test/dumpDatabase.ts";
import { createInviting } from "../../test/inviting.ts";
import { mailsTo } from "../../test/mailedCode.ts";
import { askToken, makeProgram } from "../../test/makeProgram.ts";
import { startTestUpstream, type TestCompany, type TestUpstream } from "../../test/startTestUpstream.ts";
import { type FinishedProject, storeFinishedProject } from "../../test/storeFinishedProject.ts";
import { wrongKeys } from "../../test/uniqueKeys.ts";
import { untilMailed } from "../../test/untilMailed.ts";
import { announce, png, put } from "../../test/uploading.ts";
import { verifyHistory } from "../history/chain/verifyHistory.ts";
import { eraseCompany } from "./eraseCompany.ts";
import { erasePerson } from "./erasePerson.ts";
import { exportCompany, exportPerson } from "./exportData.ts";

const ylva = "ylva@nordgolv.example";
const customer = "karin.holm@kund.example";

let folder: string;
let upstream: TestUpstream;
let first: TestCompany;
let second: TestCompany;
let project: FinishedProject;
let building: Building;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "upstream-personal-"));
  upstream = await startTestUpstream();
  [first, second] = upstream.companies;
  const { db } = upstream.services;
  const { invite } = createInviting(upstream);
  const { body: invited } = await invite(first, ylva, { firstName: "Ylva", lastName: "Öhman" });
  const phone = { phone: "070 123 45 67" };
  expect((await first.owner.put(`/user/${invited.id}`, phone)).status).toBe(200);
  building = await build(first);
  const { body: upload } = await announce(first, building.installationPath, "kabel.png", png.length);
  await put(upload.url, png);
  project = await storeFinishedProject(db, first, { folders: 1, rooms: 1 });
  const path = `/company/${first.companyId}/project/${project.projectId}`;
  const named = { customer: "Karin Holm", customerEmail: customer };
  expect((await first.owner.put(path, named)).status).toBe(200);
  const activationDate = `${new Date().toISOString().slice(0, 10)}T00:00:00.000Z`;
  const sending = { activationDate, folderIds: project.folderIds, toEmail: customer, sendCopy: true };
  expect((await first.owner.post(`${path}/sign`, sending)).status).toBe(200);
  await untilMailed(db, project.projectId);
});
afterAll(async () => {
  await upstream.close();
  await rm(folder, { recursive: true, force: true });
});

async function tablesWith(text: string): Promise<string[]> {
  const tables = Object.entries(await dumpDatabase(upstream.services.db));
  return tables.filter(([, rows]) => rows.some((row) => row.includes(text))).map(([name]) => name);
}

async function readRows(name: string, table: string): Promise<Record<string, unknown>[]> {
  const lines = (await readFile(join(folder, name, `${table}.jsonl`), "utf8")).trim().split("\n");
  return lines.map((line) => JSON.parse(line));
}

const whole = async () => (await verifyHistory(upstream.services.db)).map(({ broken }) => broken);

test("a customer's export has what names the address, with the certificate, and nobody else", async () => {
  const { rows, files } = await exportPerson(upstream.services, customer.toUpperCase(), join(folder, "customer"));
  expect(rows).toMatchObject({ certificate: 1, project: 1, recipient: 1, sending: 1 });
  expect(files).toBe(1);
  const [pdf = ""] = await readdir(join(folder, "customer/files"));
  expect(await readFile(join(folder, "customer/files", pdf), "latin1")).toMatch(/^%PDF/);
  expect(await readRows("customer", "recipient")).toMatchObject([{ email: customer }]);
  const values = (await readRows("customer", "history_value")).map(({ value }) => value);
  expect(values).toContain("Karin Holm");
  expect(values).not.toContain("Öhman");
});

test("a user's export has account and history, and no password", async () => {
  await exportPerson(upstream.services, ylva, join(folder, "ylva"));
  expect(await readRows("ylva", "app_user")).toMatchObject([{ email: ylva, last_name: "Öhman" }]);
  const [account] = await readRows("ylva", "pool_user");
  expect(account).toMatchObject({ email: ylva });
  expect(Object.keys(account ?? {}).filter((name) => /password|totp/.test(name))).toEqual([]);
  expect((await readRows("ylva", "history_value")).map(({ value }) => value)).toContain("Öhman");
});

test("a company's export has every row and file of it, and nothing of another", async () => {
  const { rows, files } = await exportCompany(upstream.services, first.companyId, join(folder, "company"));
  expect(rows).toMatchObject({ company: 1, app_user: 2, certificate: 1, pool_user: 2 });
  expect(files).toBe(2);
  for (const name of await readdir(join(folder, "company"))) {
    if (!name.endsWith(".jsonl")) continue;
    expect(await readFile(join(folder, "company", name), "utf8")).not.toContain(second.companyId);
  }
  const again = exportCompany(upstream.services, first.companyId, join(folder, "company"));
  await expect(again).rejects.toThrow("is not empty");
});

test("an erased user leaves no name and address, nor an account", async () => {
  const { db, config } = upstream.services;
  const { rows } = await erasePerson({ db, outboxDir: config.outboxDir }, ylva);
  expect(rows).toMatchObject({ app_user: 1, pool_user: 1 });
  for (const text of [ylva, "Öhman", "ohman", "070 123 45 67"]) expect(await tablesWith(text)).toEqual([]);
  expect(await mailsTo(config.outboxDir, ylva)).toEqual([]);
  expect(await whole()).toEqual([null, null]);
  expect(await wrongKeys(db)).toEqual([]);
  const { body } = await first.owner.get<{ data: object[] }>(`/company/${first.companyId}/users`);
  expect(body.data).toContainEqual(expect.objectContaining({ lastName: "–", active: false }));
  await expect(erasePerson({ db, outboxDir: config.outboxDir }, ylva)).rejects.toThrow("Nothing is known");
});

test("the last owner is not erased, as the company would be left without one", async () => {
  const { db, config } = upstream.services;
  const erasing = erasePerson({ db, outboxDir: config.outboxDir }, first.email);
  await expect(erasing).rejects.toThrow("keeps at least one owner");
  expect(await tablesWith(first.email)).toContain("pool_user");
});

test("an erased customer is left in the certificate alone, which is told", async () => {
  const { db, config } = upstream.services;
  const { kept, mails } = await erasePerson({ db, outboxDir: config.outboxDir }, customer);
  expect(kept).toEqual({ certificate: 1 });
  expect(mails).toBe(1);
  expect(await tablesWith(customer)).toEqual(["certificate"]);
  expect(await tablesWith("Karin Holm")).toEqual(["certificate"]);
  expect(await whole()).toEqual([null, null]);
});

test("an erased company leaves its certificates, which can still be checked, and another company untouched", async () => {
  const { db } = upstream.services;
  const of = (company: TestCompany) => async () =>
    Object.values(await dumpDatabase(db)).flatMap((rows) => rows.filter((row) => row.includes(company.companyId)));
  const programs = await Promise.all([first, second].map((company) => makeProgram(company)));
  const externalIds = { externalId: "Order Lindqvist", metadata: { contact: "Sven Lindqvist" } };
  const path = `/company/${first.companyId}/project/${project.projectId}`;
  expect((await first.owner.put(path, externalIds)).status).toBe(200);
  const folder = { title: "Plan 1", ...externalIds };
  expect((await first.owner.put(`${path}/folder/${project.folderIds[0]}`, folder)).status).toBe(200);
  for (const { email } of [first, second]) await signIn(upstream.url, email, "wrong");
  const others = await of(second)();
  await expect(eraseCompany(upstream.services, first.companyId, "Another AB")).rejects.toThrow("Nothing was erased");
  const { name } = await db
    .selectFrom("company")
    .select("name")
    .where("id", "=", first.companyId)
    .executeTakeFirstOrThrow();
  // Two workers may draw the certificate for its two recipients. The slower worker's file must then be removed.
  const toRemove = await db.selectFrom("removed_file").select("id").where("company_id", "=", first.companyId).execute();
  const { certificates, files } = await eraseCompany(upstream.services, first.companyId, name);
  expect({ certificates, files }).toEqual({ certificates: 1, files: 1 + toRemove.length });
  expect(await of(second)()).toEqual(others);
  const left = await Promise.all(
    Object.entries(await dumpDatabase(db)).map(([table, rows]) => [
      table,
      rows.filter((row) => row.includes(first.companyId)).length,
    ]),
  );
  const tables = left.filter(([, count]) => Number(count) > 0).map(([table]) => table);
  expect(tables.toSorted()).toEqual(
    [
      "app_user",
      "certificate",
      "company",
      "file",
      "folder",
      "history",
      "history_head",
      "project",
      "unique_key",
    ].toSorted(),
  );
  expect(await tablesWith(first.email)).toEqual([]);
  expect(await tablesWith("Lindqvist")).toEqual([]);
  expect(await wrongKeys(db)).toEqual([]);
  const tokens = await Promise.all(programs.map((program) => askToken(upstream.url, program)));
  expect(tokens.map(({ status }) => status)).toEqual([401, 200]);
  expect(await tablesWith(second.email)).toContain("pool_attempt");
  expect(await tablesWith(building.project.id)).toEqual(["history"]);
  expect(await whole()).toEqual([null, null]);
  expect((await first.owner.get("/company")).status).toBe(401);
  const certificate = await db.selectFrom("certificate").select(["owner_code", "number"]).executeTakeFirstOrThrow();
  const answer = await fetch(`${upstream.url}/v1/certificate/${certificate.owner_code}`);
  const body = (await answer.json()) as { number: string; url: string };
  expect(body.number).toBe(certificate.number);
  expect((await fetch(body.url)).status).toBe(200);
});
