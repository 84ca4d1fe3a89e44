import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { nameSealFiles } from "../../test/nameSealFiles.ts";
import { startTestUpstream, type TestCompany, type TestUpstream } from "../../test/startTestUpstream.ts";
import { type FinishedProject, storeFinishedProject } from "../../test/storeFinishedProject.ts";
import { untilMailed } from "../../test/untilMailed.ts";
import type { components } from "../__generated__/contract.ts";

type Customer = components["schemas"]["Customer"];

let upstream: TestUpstream;
let own: TestCompany;
let foreign: TestCompany;
let sent: FinishedProject;

const email = "Board@Ripan.example";

beforeAll(async () => {
  upstream = await startTestUpstream(await nameSealFiles());
  [own, foreign] = upstream.companies;
  await store(own, { name: "Earlier", customer: "Brf Ripan gamla", city: "Piteå", start: "2024-03-11" });
  sent = await store(own, { name: "Later", customer: "Brf Ripan", city: "Luleå", start: "2026-02-01" });
  await store(own, {
    name: "Nameless",
    customer: "Brf Ripan",
    customer_email: null,
    city: "Umeå",
    start: "2026-01-01",
  });
  await store(foreign, { name: "Theirs", customer: "Brf Ripan", city: "Lund", start: "2026-01-01" });
  const sending = { folderIds: sent.folderIds, toEmail: "board@ripan.example", sendCopy: true };
  await own.owner.post(`${sent.path}/sign`, { ...sending, activationDate: "2026-03-02T00:00:00.000Z" });
  await untilMailed(upstream.services.db, sent.projectId);
});
afterAll(() => upstream.close());

async function store(company: TestCompany, { start, ...fields }: { start: string } & Record<string, string | null>) {
  const { db } = upstream.services;
  const project = await storeFinishedProject(db, company, { folders: 1 });
  const changes = { customer_email: email, start_date: new Date(start), end_date: null, ...fields };
  await db.updateTable("project").set(changes).where("id", "=", project.projectId).execute();
  return project;
}

const ask = (query: string, { owner } = own) => owner.get<Customer>(`/customer?${query}`);
const names = ({ projects }: Customer) => projects.map(({ name }) => name);

test("finds the projects with an address in any case, the latest first, and tells who the customer is by that one", async () => {
  const { status, body } = await ask("email=board@RIPAN.example");
  expect(status).toBe(200);
  expect(names(body)).toEqual(["Later", "Earlier"]);
  expect(body).toMatchObject({ name: "Brf Ripan", email, city: "Luleå", since: "2024-03-11T00:00:00.000Z" });
  expect(body.certificates.map(({ projectName }) => projectName)).toEqual(["Later"]);
});

test("finds the projects with a name, whatever their addresses", async () => {
  const { body } = await ask("name=Brf%20Ripan");
  expect(names(body)).toEqual(["Later", "Nameless"]);
});

test("counts projects, rooms, certificates, mails and faults", async () => {
  const { db } = upstream.services;
  const before = (await ask("name=Brf%20Ripan")).body.counts;
  const rooms = 2 * sent.installationIds.flat().length;
  const none = { undelivered: 0, faults: 0, openFaults: 0 };
  const counted = {
    projects: 2,
    ongoing: 1,
    rooms,
    completedRooms: rooms,
    certificates: 1,
    valid: 1,
    mails: 2,
    ...none,
  };
  expect(before).toEqual(counted);
  const { id: certificate_id } = await db
    .selectFrom("certificate")
    .select("id")
    .where("project_id", "=", sent.projectId)
    .executeTakeFirstOrThrow();
  const report = { company_id: own.companyId, certificate_id, text: "Cold" };
  const reports = [
    { ...report, id: "fault-1" },
    { ...report, id: "fault-2", state: "CLOSED" as const },
  ];
  await db.insertInto("fault_report").values(reports).execute();
  const ofCompany = db.updateTable("recipient").set({ state: "FAILED" }).where("company_id", "=", own.companyId);
  await ofCompany.where("copy", "=", false).execute();
  const after = (await ask("email=board@ripan.example")).body.counts;
  expect(after).toMatchObject({ undelivered: 1, faults: 2, openFaults: 1 });
  await db
    .updateTable("certificate")
    .set({ withdrawn_at: new Date(), withdrawal_reason: "Wrong room" })
    .where("id", "=", certificate_id)
    .execute();
  const last = (await ask("email=board@ripan.example")).body.counts;
  expect(last).toMatchObject({ ongoing: 1, certificates: 1, valid: 0, undelivered: 0 });
});

test("is not found where no project of the company has the address or name, and needs one of them", async () => {
  expect((await ask("email=nobody@ripan.example")).status).toBe(404);
  expect((await ask("name=Brf%20Ripan%20gamla", foreign)).status).toBe(404);
  expect((await ask("name=Brf%20Ripan", foreign)).body.counts.projects).toBe(1);
  expect((await ask("email=nobody@ripan.example&name=Brf%20Ripan")).body.name).toBe("Brf Ripan");
  expect((await ask("")).status).toBe(400);
});
