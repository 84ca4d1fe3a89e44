import { afterAll, beforeAll, expect, test } from "@jest/globals";
import PostalMime from "postal-mime";
import { type MailServer, startMailServer } from "../../test/startMailServer.ts";
import { startTestUpstream, type TestUpstream } from "../../test/startTestUpstream.ts";
import { type FinishedProject, storeFaultReport, storeFinishedProject } from "../../test/storeFinishedProject.ts";
import { retry, untilMailed } from "../../test/untilMailed.ts";
import type { components } from "../__generated__/contract.ts";
import { erasePerson } from "../personalData/erasePerson.ts";

type Schemas = components["schemas"];

let mailServer: MailServer;
let upstream: TestUpstream;
let project: FinishedProject;
let path: string;

beforeAll(async () => {
  mailServer = await startMailServer();
  upstream = await startTestUpstream({ smtpUrl: mailServer.url });
  const { db } = upstream.services;
  project = await storeFinishedProject(db, upstream.companies[0], { folders: 1, rooms: 1 });
  const activationDate = `${new Date().toISOString().slice(0, 10)}T00:00:00.000Z`;
  const body = { activationDate, folderIds: project.folderIds, toEmail: "kund@ripan.example", sendCopy: true };
  await owner().post(`${project.path}/sign`, body);
  await untilMailed(db, project.projectId);
  path = await storeFaultReport(db, project);
});
afterAll(async () => {
  await upstream.close();
  await mailServer.close();
});

const owner = () => upstream.companies[0].owner;

async function page() {
  const certificate = upstream.services.db.selectFrom("certificate").select(["code", "owner_code"]);
  const codes = await certificate.where("project_id", "=", project.projectId).executeTakeFirstOrThrow();
  const read = async (code: string) =>
    (await (await fetch(`${upstream.url}/v1/certificate/${code}`)).json()) as Schemas["VerifiedCertificate"];
  return { printed: await read(codes.code), mailed: await read(codes.owner_code), code: codes.owner_code };
}

const mailsAbout = (text: string) =>
  retry(async () => {
    const found = mailServer.received.filter(({ bytes }) => bytes.includes(text));
    return found.length > 0 ? found : undefined;
  });

test("a state stands with person and note on the customer's page, and only the certificate's recipient is mailed", async () => {
  const note = "Kommer onsdag kl. 8.\nBcc: x@evil.example";
  const { status, body } = await owner().post<Schemas["Certificate"]>(path, { state: "CONTACTED", note });
  expect(status).toBe(200);
  const change = { state: "CONTACTED", at: expect.any(String), by: expect.any(String), note };
  expect(body.faultReports).toMatchObject([{ text: "Kallt", state: "CONTACTED", changes: [change] }]);
  const { printed, mailed, code } = await page();
  expect(printed.faultReports).toBeNull();
  expect(mailed.faultReports).toMatchObject([{ text: "Kallt", state: "CONTACTED", changes: [change] }]);
  expect(mailed.faultReports?.[0]).not.toHaveProperty("phone");
  const [sent, ...others] = await mailsAbout("Kommer onsdag");
  expect([sent?.to, others]).toEqual([["kund@ripan.example"], []]);
  const mail = await PostalMime.parse(sent?.bytes ?? "");
  expect(mail.bcc).toBeUndefined();
  expect(mail.text).toContain("Avtalat:\n> Kommer onsdag kl. 8.\n> Bcc: x@evil.example\n");
  expect(mail.text).toContain(`/certificate/${code}\n`);
  expect(mail.text).not.toContain("Kallt");
});

test("a report is closed with what was done, and the notes of before stay", async () => {
  const refused = await owner().post(path, { state: "CLOSED" });
  expect(refused).toMatchObject({ status: 400, body: { details: [{ field: "note", code: "FIELD_REQUIRED" }] } });
  expect((await owner().post(path, { state: "CLOSED", note: "Givaren är bytt." })).status).toBe(200);
  const { mailed } = await page();
  expect(mailed.faultReports?.[0]?.changes?.map(({ state }) => state)).toEqual(["CLOSED", "CONTACTED"]);
  expect((await mailsAbout("Givaren")).map(({ to }) => to)).toEqual([["kund@ripan.example"]]);
});

test("a report of another certificate or company is not found", async () => {
  const elsewhere = path.replace(/certificate\/[^/]+/, "certificate/another");
  expect((await owner().post(elsewhere, { state: "CONTACTED" })).status).toBe(404);
  expect((await upstream.companies[1].owner.post(path, { state: "CONTACTED" })).status).toBe(404);
});

test("the notes are erased with the customer", async () => {
  const { db, config } = upstream.services;
  const { rows } = await erasePerson({ db, outboxDir: config.outboxDir }, "kund@ripan.example");
  expect(rows).toMatchObject({ fault_report: 1, fault_state_change: 2 });
  const { mailed } = await page();
  expect(mailed.faultReports?.[0]?.changes?.map(({ note }) => note)).toEqual(["–", "–"]);
});

test("the company's list has closed reports too, the latest first, and another company sees none", async () => {
  const list = async (search: string, { owner }: TestUpstream["companies"][number] = upstream.companies[0]) =>
    (await owner.get<Schemas["FaultReportPage"]>(`/fault-reports${search}`)).body;
  await storeFaultReport(upstream.services.db, project);
  const { data, meta } = await list("?take=1&after=");
  const place = { projectName: expect.any(String), folderName: expect.any(String), customer: expect.any(String) };
  expect(data).toMatchObject([{ text: "Kallt", state: "NEW", changes: [], rooms: [expect.any(String)], ...place }]);
  expect([meta.count, meta.hasMore]).toEqual([2, true]);
  const next = await list(`?take=1&after=${meta.cursors?.[0]}`);
  expect(next.data.map(({ state, changes }) => [state, changes?.length])).toEqual([["CLOSED", 2]]);
  expect((await list("?state=CLOSED")).data).toEqual(next.data);
  expect((await list("?state=CONTACTED&state=NEW")).data.map(({ state }) => state)).toEqual(["NEW"]);
  expect((await list("", upstream.companies[1])).data).toEqual([]);
});
