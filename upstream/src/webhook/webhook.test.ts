import { createServer, type IncomingHttpHeaders, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, test } from "@jest/globals";
import { sql } from "kysely";
import { Webhook } from "standardwebhooks";
import { build } from "../../test/demoBuilding.ts";
import { createInviting } from "../../test/inviting.ts";
import { mailsTo } from "../../test/mailedCode.ts";
import { startTestUpstream, type TestCompany, type TestUpstream } from "../../test/startTestUpstream.ts";
import { storeFinishedProject } from "../../test/storeFinishedProject.ts";
import { retry } from "../../test/untilMailed.ts";
import type { components } from "../__generated__/contract.ts";
import { startUpstream } from "../app.ts";

type Schemas = components["schemas"];
type Page = Schemas["WebhookDeliveryPage"];
type Made = Schemas["WebhookWithSecret"];
type Kinds = Schemas["WebhookKind"][];
interface Received {
  headers: IncomingHttpHeaders;
  text: string;
  type: string;
  data: Record<string, string>;
}

let upstream: TestUpstream;
let company: TestCompany;
let foreign: TestCompany;
let receiver: Server;
let url: string;
let received: Received[];
let answerTo: (message: Received) => number;

beforeAll(async () => {
  receiver = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const text = Buffer.concat(chunks).toString();
    const message = { headers: request.headers, text, ...JSON.parse(text) };
    received.push(message);
    response.writeHead(answerTo(message)).end("noted");
  });
  await new Promise<void>((resolve) => receiver.listen(0, "127.0.0.1", resolve));
  url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`;
  upstream = await startTestUpstream({ webhookLoopback: true });
  [company, foreign] = upstream.companies;
});
afterAll(async () => {
  await upstream.close();
  receiver.close();
});
beforeEach(async () => {
  const { body } = await company.owner.get<Schemas["Webhooks"]>("/webhooks");
  for (const { id } of body.data) await company.owner.delete(`/webhooks/${id}`);
  received = [];
  answerTo = () => 204;
});

const create = async (kinds: Kinds, by = company) => (await by.owner.post<Made>("/webhooks", { url, kinds })).body;
const read = async (id: string) => {
  const { body } = await company.owner.get<Schemas["Webhooks"]>("/webhooks");
  return body.data.find((webhook) => webhook.id === id);
};
const log = async (id: string) => (await company.owner.get<Page>(`/webhooks/${id}/deliveries?take=100`)).body.data;
const history = async (action: Schemas["HistoryAction"]) =>
  (await company.owner.get<Schemas["HistoryPage"]>(`/history?action=${action}`)).body.data;
const rename = ({ projectPath }: { projectPath: string }, name: string) => company.owner.put(projectPath, { name });

/** Looks again, with the jobs woken and their pauses over, until something is found. */
function untilFound<Found>(look: () => Promise<Found | undefined> | Found | undefined): Promise<Found> {
  return retry(async () => {
    const { db, certificateJobs } = upstream.services;
    await sql`update pgboss.job set start_after = now() where name = 'webhook' and state = 'retry'`.execute(db);
    certificateJobs.wake();
    return look();
  });
}
const untilReceived = (count: number) => untilFound(() => (received.length >= count ? received : undefined));
const untilSettled = (id: string, count: number) =>
  untilFound(async () => {
    const settled = (await log(id)).filter(({ state }) => state !== "QUEUED");
    return settled.length >= count ? settled : undefined;
  });

function verify({ headers, text }: Received, secret: string): unknown {
  return new Webhook(secret).verify(text, headers as Record<string, string>);
}

/** As if its failures had begun so many hours earlier. */
async function age(webhookId: string, hours: number): Promise<void> {
  const { db } = upstream.services;
  await sql`update webhook set failing_since = failing_since - make_interval(hours => ${hours}) where id = ${webhookId}`.execute(
    db,
  );
  await sql`
    update webhook_delivery set first_attempt_at = first_attempt_at - make_interval(hours => ${hours})
    where webhook_id = ${webhookId}`.execute(db);
}

test("a chosen event arrives signed, with ids and no personal data, and stands in the log with its answer", async () => {
  const { webhook, secret } = await create(["project.created", "user.invited"]);
  const { project, projectPath } = await build(company);
  await rename({ projectPath }, "Villa Eken");
  const invited = await createInviting(upstream).invite(company, "hooked@first.example");
  const messages = await untilReceived(2);
  const byType = new Map(messages.map((message) => [message.type, message]));
  expect([...byType.keys()].sort()).toEqual(["project.created", "user.invited"]);
  expect(byType.get("project.created")?.data).toMatchObject({ companyId: company.companyId, projectId: project.id });
  expect(byType.get("user.invited")?.data).toEqual({ companyId: company.companyId, userId: invited.body.id });
  for (const message of messages) {
    expect(verify(message, secret)).toMatchObject({ type: message.type, timestamp: expect.stringMatching(/Z$/) });
    expect(message.text).not.toMatch(/Ekbacken|hooked|Alva/);
  }
  const [latest] = await untilSettled(webhook.id, 2);
  expect(latest).toMatchObject({ state: "DELIVERED", attempts: 1, status: 204, reason: null });
  expect(latest?.payload).toBe(byType.get("user.invited")?.text);
});

test("what becomes of a certificate is told in its order, by its number", async () => {
  const { db } = upstream.services;
  await create(["certificate.issued", "certificate.sent", "certificate.delivery_failed"]);
  const project = await storeFinishedProject(db, company, { folders: 1, rooms: 1 });
  const activationDate = `${new Date().toISOString().slice(0, 10)}T00:00:00.000Z`;
  const body = { activationDate, folderIds: project.folderIds, toEmail: "kund@ripan.example", sendCopy: false };
  expect((await company.owner.post(`${project.path}/sign`, body)).status).toBe(200);
  const [issued, sent] = await untilReceived(2);
  expect([issued?.type, sent?.type]).toEqual(["certificate.issued", "certificate.sent"]);
  expect(issued?.data).toMatchObject({ projectId: project.projectId, certificateNumber: expect.any(String) });
  expect(sent?.data.certificateNumber).toBe(issued?.data.certificateNumber);
  expect(sent?.text).not.toContain("ripan");
});

test("what fails holds up its own object only, in order, and is sent again with the same id", async () => {
  const { webhook } = await create(["project.created", "project.changed"]);
  let isDown = true;
  let stuckId: string | undefined;
  answerTo = ({ data }) => (isDown && (stuckId ?? data.projectId) === data.projectId ? 500 : 204);
  const stuck = await build(company);
  stuckId = stuck.project.id;
  await rename(stuck, "Villa Ett");
  const free = await build(company);
  await rename(free, "Villa Två");
  const ofProject = (id: string) => received.filter(({ data }) => data.projectId === id);
  await untilFound(
    () => (ofProject(free.project.id).length === 2 && ofProject(stuck.project.id).length > 1) || undefined,
  );
  expect(ofProject(free.project.id).map(({ type }) => type)).toEqual(["project.created", "project.changed"]);
  expect(new Set(ofProject(stuck.project.id).map(({ type }) => type))).toEqual(new Set(["project.created"]));
  expect((await read(webhook.id))?.failingSince).not.toBeNull();
  isDown = false;
  await untilSettled(webhook.id, 4);
  const tried = ofProject(stuck.project.id);
  expect(tried.at(-1)?.type).toBe("project.changed");
  const ids = tried.filter(({ type }) => type === "project.created").map(({ headers }) => headers["webhook-id"]);
  expect(ids.length).toBeGreaterThan(1);
  expect(new Set(ids).size).toBe(1);
  expect((await read(webhook.id))?.failingSince).toBeNull();
});

test("nothing is told of a change that was refused, nor to another company", async () => {
  await create(["project.changed"]);
  const other = await create(["project.changed"], foreign);
  const { projectPath } = await build(company);
  const refused = await company.owner.put(projectPath, { name: "Villa Nej" }, '"999"');
  expect(refused.status).toBe(412);
  await rename({ projectPath }, "Villa Ja");
  const [only] = await untilReceived(1);
  expect(only?.data.companyId).toBe(company.companyId);
  const theirs = await foreign.owner.get<Page>(`/webhooks/${other.webhook.id}/deliveries`);
  expect(theirs.body.meta.count).toBe(0);
  expect(received).toHaveLength(1);
});

test("after the secret is changed both sign for a day, then the new one alone", async () => {
  const { webhook, secret } = await create(["project.created"]);
  const rotated = await company.owner.post<Made>(`/webhooks/${webhook.id}/secret`);
  expect(rotated.body.secret).not.toBe(secret);
  expect(rotated.body.webhook.previousSecretUntil).not.toBeNull();
  await build(company);
  const [both] = await untilReceived(1);
  for (const one of [secret, rotated.body.secret]) expect(both && verify(both, one)).toMatchObject({});
  await sql`update webhook set previous_secret_until = now()`.execute(upstream.services.db);
  await build(company);
  const [, later] = await untilReceived(2);
  expect(later && verify(later, rotated.body.secret)).toMatchObject({});
  expect(() => later && verify(later, secret)).toThrow("No matching signature");
  expect(JSON.stringify(await read(webhook.id))).not.toContain("whsec_");
});

test("a webhook that fails for three days is switched off, its admins are told, and it can be switched on again", async () => {
  const { webhook } = await create(["project.changed"]);
  answerTo = () => 503;
  const building = await build(company);
  await rename(building, "Villa Ett");
  await untilReceived(1);
  await untilFound(async () => ((await read(webhook.id))?.failingSince ? true : undefined));
  await age(webhook.id, 71);
  await untilReceived(received.length + 1);
  expect((await read(webhook.id))?.active).toBe(true);
  await rename(building, "Villa Två");
  await age(webhook.id, 1);
  await untilFound(async () => ((await read(webhook.id))?.active === false ? true : undefined));
  expect((await read(webhook.id))?.stoppedAt).not.toBeNull();
  expect((await log(webhook.id)).map(({ state }) => state)).toEqual(["FAILED", "FAILED"]);
  const mail = await untilFound(async () =>
    (await mailsTo(upstream.services.config.outboxDir, company.email)).find(({ text }) => text?.includes(url)),
  );
  expect(mail.subject).toBe("En webhook är avstängd (First El AB)");
  const [last] = await log(webhook.id);
  const again = `/webhooks/${webhook.id}/deliveries/${last?.id}/send-again`;
  expect((await company.owner.post(again)).problem.code).toBe("WEBHOOK_OFF");
  answerTo = () => 204;
  await rename(building, "Villa Tre");
  const before = received.length;
  const { body } = await company.owner.put<Schemas["Webhook"]>(`/webhooks/${webhook.id}`, { active: true });
  expect(body).toMatchObject({ active: true, stoppedAt: null, failingSince: null });
  expect((await company.owner.post<Schemas["WebhookDelivery"]>(again)).body.state).toBe("QUEUED");
  await untilReceived(before + 1);
  await untilSettled(webhook.id, 2);
  expect(received.at(-1)?.headers["webhook-id"]).toBe(last?.id);
  expect((await log(webhook.id)).map(({ state }) => state)).toEqual(["DELIVERED", "FAILED"]);
});

test("one delivery that nobody takes for three days has failed, and its webhook goes on", async () => {
  const { webhook } = await create(["project.created", "project.changed"]);
  answerTo = ({ type }) => (type === "project.created" ? 500 : 204);
  await rename(await build(company), "Villa Ett");
  await untilFound(async () => ((await log(webhook.id)).some(({ attempts }) => attempts > 0) ? true : undefined));
  await sql`update webhook_delivery set first_attempt_at = now() - interval '72 hours'`.execute(upstream.services.db);
  const settled = await untilSettled(webhook.id, 2);
  expect(settled.map(({ kind, state }) => [kind, state])).toEqual([
    ["project.changed", "DELIVERED"],
    ["project.created", "FAILED"],
  ]);
  expect(await read(webhook.id)).toMatchObject({ active: true, failingSince: null });
});

test("a receiver that answers 410 wants no more", async () => {
  const { webhook } = await create(["project.created"]);
  answerTo = () => 410;
  await build(company);
  await untilFound(async () => ((await read(webhook.id))?.active === false ? true : undefined));
  expect((await log(webhook.id))[0]).toMatchObject({ state: "FAILED", status: 410, reason: "REFUSED", attempts: 1 });
  const [entry] = await history("webhook.changed");
  expect(entry?.actor.kind).toBe("SERVICE");
  expect(entry?.changes.map(({ field, from, to }) => [field, from, to])).toEqual([
    ["webhook.host", new URL(url).host, new URL(url).host],
    ["webhook.active", "true", "false"],
  ]);
});

test("the history tells who pointed a webhook where, without what an address may hide", async () => {
  const hidden = { url: "https://hooks.example/warranty?key=hidden", kinds: ["project.created", "user.invited"] };
  const { webhook } = (await company.owner.post<Made>("/webhooks", hidden)).body;
  await company.owner.put(`/webhooks/${webhook.id}`, { url: "https://other.example:8443/hidden" });
  const told = [...(await history("webhook.changed")).slice(0, 1), ...(await history("webhook.created")).slice(0, 1)];
  expect(told.map(({ actor }) => actor.id)).toEqual([company.ownerId, company.ownerId]);
  expect(told.flatMap(({ changes }) => changes.map(({ field, from, to }) => [field, from, to]))).toEqual([
    ["webhook.host", "hooks.example", "other.example:8443"],
    ["webhook.host", null, "hooks.example"],
    ["webhook.kinds", null, "project.created user.invited"],
    ["webhook.active", null, "true"],
  ]);
});

test("a deleted webhook is told nothing, and its log is gone", async () => {
  const { webhook } = await create(["project.created"]);
  answerTo = () => 500;
  await build(company);
  await untilReceived(1);
  expect((await company.owner.delete(`/webhooks/${webhook.id}`)).status).toBe(204);
  expect((await company.owner.get(`/webhooks/${webhook.id}/deliveries`)).status).toBe(404);
  const rows = await upstream.services.db
    .selectFrom("webhook_delivery")
    .select("id")
    .where("webhook_id", "=", webhook.id)
    .execute();
  expect(rows).toEqual([]);
});

test("there are ten at most, and their addresses are checked when they are made and changed", async () => {
  const made = [];
  for (let count = 0; count < 10; count += 1) made.push(await create(["user.invited"]));
  expect((await company.owner.post("/webhooks", { url, kinds: ["user.invited"] })).problem.code).toBe("WEBHOOK_LIMIT");
  const path = `/webhooks/${made[0]?.webhook.id}`;
  for (const answer of [
    await company.owner.post("/webhooks", { url: "https://10.0.0.1/x", kinds: ["user.invited"] }),
    await company.owner.put(path, { url: "http://hooks.example/x" }),
  ])
    expect(answer.problem).toMatchObject({
      code: "VALIDATION_FAILED",
      details: [{ field: "url", code: "WEBHOOK_URL_INVALID" }],
    });
});

test("what waits when the service ends is sent when it runs again", async () => {
  await create(["project.created"]);
  answerTo = () => 500;
  const { project } = await build(company);
  const { config } = upstream.services;
  await upstream.stop();
  const before = received.length;
  answerTo = () => 204;
  const again = await startUpstream({ ...config, port: 0 });
  const { db, certificateJobs } = again.services;
  const arrived = await retry(async () => {
    await sql`update pgboss.job set start_after = now() where name = 'webhook' and state = 'retry'`.execute(db);
    certificateJobs.wake();
    return received[before];
  });
  await again.close();
  expect(arrived.data.projectId).toBe(project.id);
});
