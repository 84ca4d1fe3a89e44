import { readFileSync } from "node:fs";
import { afterAll, beforeAll, beforeEach, expect, test } from "@jest/globals";
import { sql } from "kysely";
import PostalMime from "postal-mime";
import { type MailServer, startMailServer } from "../../test/startMailServer.ts";
import { startTestUpstream, type TestUpstream } from "../../test/startTestUpstream.ts";
import { type FinishedProject, storeFinishedProject } from "../../test/storeFinishedProject.ts";
import { retry, untilMailed } from "../../test/untilMailed.ts";
import type { components } from "../__generated__/contract.ts";
import type { MailMessage } from "../mail/Mail.ts";
import { deliverCertificates } from "./deliverCertificates.ts";

type Page = components["schemas"]["HistoryPage"];
type Tree = { data: { certificates: components["schemas"]["Certificate"][] }[] };

const activationDate = `${new Date().toISOString().slice(0, 10)}T00:00:00.000Z`;

let mailServer: MailServer;
let upstream: TestUpstream;
let project: FinishedProject;

beforeAll(async () => {
  mailServer = await startMailServer();
  upstream = await startTestUpstream({ smtpUrl: mailServer.url });
});
afterAll(async () => {
  await upstream.close();
  await mailServer.close();
});
beforeEach(async () => {
  project = await storeFinishedProject(upstream.services.db, upstream.companies[0], { folders: 1, rooms: 1 });
});

const owner = () => upstream.companies[0].owner;

async function sign(toEmail: string): Promise<void> {
  const body = { activationDate, folderIds: project.folderIds, toEmail, sendCopy: true };
  expect((await owner().post(`${project.path}/sign`, body)).status).toBe(200);
}

async function recipients() {
  const { body } = await owner().get<Tree>(`${project.path}/signable?signed=true`);
  return body.data[0]?.certificates[0]?.recipients.map(({ email, state, reason }) => [email, state, reason]);
}

const undelivered = async () =>
  (await owner().get<components["schemas"]["Project"]>(project.path)).body.undeliveredCertificates;

test("a copy that could not be delivered leaves the customer's certificate delivered", async () => {
  const { db } = upstream.services;
  await sign("kund@ripan.example");
  await untilMailed(db, project.projectId);
  expect(await undelivered()).toBe(0);
  const ofProject = db.selectFrom("sending").select("id").where("project_id", "=", project.projectId);
  await db
    .updateTable("recipient")
    .set({ state: "FAILED" })
    .where("copy", "=", true)
    .where("sending_id", "in", ofProject)
    .execute();
  expect(await undelivered()).toBe(0);
});

const copy = ["owner@first.example", "SENT", null];

test.each([
  ["unknown@ripan.example", "ADDRESS_REFUSED"],
  ["large@ripan.example", "MESSAGE_REFUSED"],
])("mail to %s has failed, with its reason, and the copy was handed over all the same", async (address, reason) => {
  await sign(address);
  await untilMailed(upstream.services.db, project.projectId);
  expect(await recipients()).toEqual([[address, "FAILED", reason], copy]);
  expect(mailServer.asked.filter((asked) => asked === address)).toHaveLength(1);
  const told = await owner().get<Page>(
    `/history?subject=PROJECT&subjectId=${project.projectId}&action=delivery.failed`,
  );
  const [failed] = told.body.data;
  expect(failed).toMatchObject({ actor: { kind: "SERVICE", name: null }, via: "SERVICE" });
  expect(failed?.changes.map(({ field, to }) => [field, to])).toEqual([
    ["recipient.email", address],
    ["delivery.reason", reason],
  ]);
  const sent = await owner().get<Page>(`/history?subject=PROJECT&subjectId=${project.projectId}&action=delivery.sent`);
  expect(sent.body.data[0]?.changes.map(({ field, to }) => [field, to])).toEqual([["copy.email", copy[0]]]);
});

test("a server that is busy for a while is asked again", async () => {
  await sign("once-busy@ripan.example");
  await untilMailed(upstream.services.db, project.projectId);
  expect(await recipients()).toEqual([["once-busy@ripan.example", "SENT", null], copy]);
  expect(mailServer.received.filter(({ to }) => to.includes("once-busy@ripan.example"))).toHaveLength(1);
});

test("mail waits while the server is busy, and has failed once a day of attempts is over", async () => {
  const { db } = upstream.services;
  await sign("busy@ripan.example");
  const mail = db.selectFrom("recipient").select("id").where("email", "=", "busy@ripan.example");
  const { id } = await mail.executeTakeFirstOrThrow();
  await retry(async () => {
    const last = sql`update pgboss.job set retry_count = retry_limit where id = ${id} and state = 'retry' returning id`;
    return (await last.execute(db)).rows[0];
  });
  expect(await recipients()).toContainEqual(["busy@ripan.example", "QUEUED", null]);
  await untilMailed(db, project.projectId);
  expect(await recipients()).toEqual([["busy@ripan.example", "FAILED", "NOT_DELIVERED"], copy]);
});

test("a mail that still waits when the code is replaced goes out with the old one, which leads nowhere", async () => {
  const { services, url } = upstream;
  await sign("busy@ripan.example");
  const sending = { folderIds: project.folderIds, toEmail: "right@ripan.example", sendCopy: false };
  const replacing = { ...sending, replaceOwnerCode: true };
  expect((await owner().post(`${project.path}/resend-signed`, replacing)).status).toBe(200);
  const sent = await retry(async () => mailServer.received.find(({ to }) => to.includes(sending.toEmail)));
  const { text: right = "" } = await PostalMime.parse(sent.bytes);
  const { id } = await services.db
    .selectFrom("recipient")
    .innerJoin("sending", "sending.id", "recipient.sending_id")
    .select("recipient.id")
    .where("sending.project_id", "=", project.projectId)
    .where("recipient.email", "=", "busy@ripan.example")
    .executeTakeFirstOrThrow();
  const late: MailMessage[] = [];
  const mail = { send: async (message: MailMessage) => void late.push(message), close: () => undefined };
  await deliverCertificates({ ...services, mail }, { companyId: project.companyId, recipientId: id });
  const statuses = [late[0]?.text ?? "", right].map(async (text) => {
    const [, code] = /certificate\/([\w-]{64})/.exec(text) ?? [];
    return (await fetch(`${url}/v1/certificate/${code}`)).status;
  });
  expect(await Promise.all(statuses)).toEqual([404, 200]);
});

test("the question that the guide for operators asks of the database is answered", async () => {
  const guide = readFileSync(new URL("../../../docs/operating.md", import.meta.url), "utf8");
  const [, question = ""] = /```sql\n([\s\S]*?)```/.exec(guide) ?? [];
  await sign("unknown@ripan.example");
  await untilMailed(upstream.services.db, project.projectId);
  const { rows } = await sql.raw<{ since: Date }>(question).execute(upstream.services.db);
  const told = { mails: expect.any(Number), since: expect.stringMatching(/^\d{4}-/) };
  const answers = rows.map((row) => ({ ...row, since: row.since.toISOString() }));
  expect(answers).toContainEqual({ state: "FAILED", reason: "ADDRESS_REFUSED", ...told });
  expect(answers).toContainEqual({ state: "SENT", reason: null, ...told });
});

test("after a failure the certificate can be sent to another address, and both are told", async () => {
  await sign("unknown@ripan.example");
  await untilMailed(upstream.services.db, project.projectId);
  expect(await undelivered()).toBe(1);
  const bounced = async (customerEmail: string) =>
    (await owner().put<components["schemas"]["Project"]>(project.path, { customerEmail })).body.customerEmailBounced;
  expect(await bounced("Unknown@ripan.example")).toBe(true);
  expect(await bounced("owner@first.example")).toBe(false);
  const sending = { folderIds: project.folderIds, toEmail: "kund@ripan.example", sendCopy: false };
  expect((await owner().post(`${project.path}/resend-signed`, sending)).status).toBe(200);
  await untilMailed(upstream.services.db, project.projectId);
  expect(await undelivered()).toBe(0);
  expect(await bounced("kund@ripan.example")).toBe(false);
  // A delivery to another address does not clear the failure of unknown@ripan.example.
  expect(await bounced("unknown@ripan.example")).toBe(true);
  expect(await recipients()).toEqual([
    ["unknown@ripan.example", "FAILED", "ADDRESS_REFUSED"],
    copy,
    ["kund@ripan.example", "SENT", null],
  ]);
});

test("a recipient about whom the mail server says nothing does not keep back the mails of another company", async () => {
  const theirs = await storeFinishedProject(upstream.services.db, upstream.companies[1], { folders: 1, rooms: 1 });
  await sign("silent@ripan.example");
  await retry(async () => mailServer.asked.find((asked) => asked === "silent@ripan.example"));
  const body = { activationDate, folderIds: theirs.folderIds, toEmail: "kund@other.example", sendCopy: false };
  expect((await upstream.companies[1].owner.post(`${theirs.path}/sign`, body)).status).toBe(200);
  await untilMailed(upstream.services.db, theirs.projectId);
  expect(await recipients()).toContainEqual(["silent@ripan.example", "QUEUED", null]);
  await mailServer.close();
});

test("certificates that are sent while no mail server can be reached have their PDFs all the same", async () => {
  const away = await startTestUpstream({ smtpUrl: "smtp://127.0.0.1:1" });
  const [company] = away.companies;
  for (let sent = 0; sent < 3; sent += 1) {
    const { path, folderIds } = await storeFinishedProject(away.services.db, company, { folders: 1, rooms: 1 });
    const body = { activationDate, folderIds, toEmail: "kund@ripan.example", sendCopy: false };
    expect((await company.owner.post(`${path}/sign`, body)).status).toBe(200);
  }
  const drawn = away.services.db.selectFrom("certificate").select("id").where("file_id", "is not", null);
  await retry(async () => ((await drawn.execute()).length === 3 ? true : undefined));
  await away.close();
});
