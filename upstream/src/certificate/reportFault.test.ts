import { afterAll, beforeAll, beforeEach, expect, test } from "@jest/globals";
import PostalMime from "postal-mime";
import { type MailServer, startMailServer } from "../../test/startMailServer.ts";
import { startTestUpstream, type TestUpstream } from "../../test/startTestUpstream.ts";
import { type FinishedProject, storeFinishedProject } from "../../test/storeFinishedProject.ts";
import { retry, untilMailed } from "../../test/untilMailed.ts";
import type { components } from "../__generated__/contract.ts";
import { erasePerson } from "../personalData/erasePerson.ts";

type Page = components["schemas"]["CertificatePage"];
type Problem = components["schemas"]["Problem"];

const gatewaySecret = "a secret of thirty-two characters";
const activationDate = `${new Date().toISOString().slice(0, 10)}T00:00:00.000Z`;

let mailServer: MailServer;
let upstream: TestUpstream;
let project: FinishedProject;
let caller = 1;

beforeAll(async () => {
  mailServer = await startMailServer();
  upstream = await startTestUpstream({ smtpUrl: mailServer.url, gatewaySecret });
});
afterAll(async () => {
  await upstream.close();
  await mailServer.close();
});
beforeEach(async () => {
  project = await storeFinishedProject(upstream.services.db, upstream.companies[0], { folders: 2, rooms: 1 });
  const body = { activationDate, folderIds: project.folderIds, toEmail: "kund@ripan.example", sendCopy: false };
  await upstream.companies[0].owner.post(`${project.path}/sign`, body);
  await untilMailed(upstream.services.db, project.projectId);
  caller += 1;
});

const codes = () =>
  upstream.services.db
    .selectFrom("certificate")
    .select(["code", "owner_code", "number"])
    .where("project_id", "=", project.projectId)
    .orderBy("number")
    .execute();

async function report(code: string, text: string, address = `203.0.113.${caller}`) {
  const answer = await fetch(`${upstream.url}/v1/certificate/${code}/fault-report`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-caller-address": address, "x-gateway-secret": gatewaySecret },
    body: JSON.stringify({ text }),
  });
  const { code: refused = null, retryAfter } = (await answer.json()) as Partial<Problem>;
  expect(answer.headers.get("retry-after")).toBe(retryAfter === undefined ? null : String(retryAfter));
  return { status: answer.status, refused, retryAfter };
}

const reportsIn = async ({ owner }: TestUpstream["companies"][0]) =>
  (await owner.get<Page>("/certificates?take=100")).body.data.flatMap(({ number, faultReports = [] }) =>
    faultReports.map(({ text, reportedAt }) => [number, text, reportedAt.slice(0, 10)]),
  );

test("a fault goes to the firm's own address in its language, and stands beside its certificate", async () => {
  const [certificate] = await codes();
  const { owner_code = "", number } = certificate ?? {};
  const typed = 'Golvet är <b>kallt</b> sedan i går.\nBcc: x@evil.example\nRing "070-1234567".';
  expect(await report(owner_code, `  ${typed}\n`)).toMatchObject({ status: 201 });
  const { email } = await upstream.services.db
    .selectFrom("company")
    .select("email")
    .where("id", "=", project.companyId)
    .executeTakeFirstOrThrow();
  const found = await retry(async () => mailServer.received.find(({ bytes }) => bytes.includes("kallt")));
  expect(found.to).toEqual([email]);
  const mail = await PostalMime.parse(found.bytes);
  expect(mail.subject).toBe(`Felanmälan: garantibevis ${number}`);
  expect(mail.replyTo).toBeUndefined();
  expect(mail.bcc).toBeUndefined();
  expect(mail.attachments).toEqual([]);
  expect(mail.text).toContain("> Golvet är <b>kallt</b> sedan i går.\n> Bcc: x@evil.example\n");
  expect(mail.html).toContain("&lt;b&gt;kallt&lt;/b&gt; sedan i går.<br>");
  expect(mail.text).toContain(`/certificates?q=${number}`);
  expect(await reportsIn(upstream.companies[0])).toContainEqual([number, typed, activationDate.slice(0, 10)]);
  expect(await reportsIn(upstream.companies[1])).toEqual([]);
});

test("who reported stands in the mail and beside the certificate, and is erased with the text", async () => {
  const [certificate] = await codes();
  const { owner_code = "", number } = certificate ?? {};
  const reporter = { name: "Gun Lindmark", phone: "070-555 07 31", email: "Gun@ripan.example" };
  const send = (body: object) =>
    fetch(`${upstream.url}/v1/certificate/${owner_code}/fault-report`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
  expect((await send({ text: "Hallen är sval", ...reporter })).status).toBe(201);
  expect((await send({ text: "Hallen är sval", email: "Gun, x@evil.example" })).status).toBe(400);
  const found = await retry(async () => mailServer.received.find(({ bytes }) => bytes.includes("Lindmark")));
  const mail = await PostalMime.parse(found.bytes);
  expect(mail.text).toContain("> Hallen är sval\n> \n> Gun Lindmark\n> 070-555 07 31\n> Gun@ripan.example\n");
  const reports = async () => {
    const { body } = await upstream.companies[0].owner.get<Page>("/certificates?take=100");
    return body.data.find((row) => row.number === number)?.faultReports;
  };
  expect(await reports()).toMatchObject([{ text: "Hallen är sval", ...reporter }]);
  const { db, config } = upstream.services;
  const { rows } = await erasePerson({ db, outboxDir: config.outboxDir }, "gun@ripan.example");
  expect(rows).toMatchObject({ fault_report: 1 });
  expect(await reports()).toMatchObject([{ text: "–", name: null, phone: null, email: null }]);
});

test("the code that is printed reports nothing, nor does one of nobody", async () => {
  const [certificate] = await codes();
  for (const code of [certificate?.code ?? "", "x".repeat(64)])
    expect(await report(code, "Kallt golv")).toMatchObject({ status: 404, refused: "NOT_FOUND" });
});

test("a text that says nothing, is longer than a page or holds control characters is refused", async () => {
  const [certificate] = await codes();
  for (const text of ["", " \n ", "x".repeat(2_001), "Kallt\u0000", "Kallt\r\nBcc: x@evil.example"])
    expect(await report(certificate?.owner_code ?? "", text)).toMatchObject({ status: 400 });
});

test("a certificate takes three faults a day, and its neighbour still takes one", async () => {
  const [certificate, neighbour] = await codes();
  const { owner_code = "", number } = certificate ?? {};
  const many = await Promise.all([1, 2, 3, 4, 5].map((each) => report(owner_code, `Fel ${each}`)));
  expect(many.map(({ status }) => status).toSorted()).toEqual([201, 201, 201, 429, 429]);
  expect(many.find(({ status }) => status === 429)).toMatchObject({ refused: "RATE_LIMITED", retryAfter: 86_400 });
  expect((await reportsIn(upstream.companies[0])).filter(([of]) => of === number)).toHaveLength(3);
  expect(await report(neighbour?.owner_code ?? "", "Fel")).toMatchObject({ status: 201 });
});

test("an address reports ten faults a day, is told when the day ends, and holds up no other one", async () => {
  const { db } = upstream.services;
  const [certificate] = await codes();
  const counted = { email: "fault address 198.51.100.7", failed: 10, last_at: new Date(Date.now() - 3_600_000) };
  await db.insertInto("pool_attempt").values(counted).execute();
  const [code, text] = [certificate?.owner_code ?? "", "Kallt golv"];
  const { status, retryAfter = 0 } = await report(code, text, "198.51.100.7");
  expect([status, Math.ceil(retryAfter / 3_600)]).toEqual([429, 23]);
  expect(await report(code, text, "198.51.100.8")).toMatchObject({ status: 201 });
});
