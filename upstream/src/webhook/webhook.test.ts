import { afterAll, beforeAll, beforeEach, expect, jest, test } from "@jest/globals";
import { sql } from "kysely";
import { Webhook } from "standardwebhooks";
import { build } from "../../test/demoBuilding.ts";
import { createInviting } from "../../test/inviting.ts";
import { startTestUpstream, type TestCompany, type TestUpstream } from "../../test/startTestUpstream.ts";
import { storeFinishedProject } from "../../test/storeFinishedProject.ts";
import { retry } from "../../test/untilMailed.ts";
import { createWebhookCalls, type WebhookCalls } from "../../test/webhookCalls.ts";
import { type Received, startWebhookReceiver, type WebhookReceiver } from "../../test/webhookReceiver.ts";
import type { components } from "../__generated__/contract.ts";
import { startUpstream } from "../app.ts";

type Schemas = components["schemas"];
type Page = Schemas["WebhookDeliveryPage"];
type Made = Schemas["WebhookWithSecret"];

let upstream: TestUpstream;
let company: TestCompany;
let foreign: TestCompany;
let receiver: WebhookReceiver;
let calls: WebhookCalls;

beforeAll(async () => {
  receiver = await startWebhookReceiver();
  upstream = await startTestUpstream({ webhookLoopback: true });
  [company, foreign] = upstream.companies;
  calls = createWebhookCalls(upstream, receiver);
});
afterAll(async () => {
  await upstream.close();
  receiver.close();
});
beforeEach(() => calls.clear());

function verify({ headers, text }: Received, secret: string): unknown {
  return new Webhook(secret).verify(text, headers as Record<string, string>);
}

test("a chosen event arrives signed, with ids and no personal data, and stands in the log with its answer", async () => {
  const { webhook, secret } = await calls.create(["project.created", "user.invited"]);
  const { project, projectPath } = await build(company);
  await calls.rename({ projectPath }, "Villa Eken");
  const invited = await createInviting(upstream).invite(company, "hooked@first.example");
  const messages = await calls.untilReceived(2);
  const byType = new Map(messages.map((message) => [message.type, message]));
  expect([...byType.keys()].sort()).toEqual(["project.created", "user.invited"]);
  expect(byType.get("project.created")?.data).toMatchObject({ companyId: company.companyId, projectId: project.id });
  expect(byType.get("user.invited")?.data).toEqual({ companyId: company.companyId, userId: invited.body.id });
  for (const message of messages) {
    expect(verify(message, secret)).toMatchObject({ type: message.type, timestamp: expect.stringMatching(/Z$/) });
    expect(message.text).not.toMatch(/Ekbacken|hooked|Alva/);
  }
  const [latest] = await calls.untilSettled(webhook.id, 2);
  expect(latest).toMatchObject({ state: "DELIVERED", attempts: 1, status: 204, reason: null });
  expect(latest?.payload).toBe(byType.get("user.invited")?.text);
});

test("an invitation is told once its mail was taken, and never when it was not", async () => {
  const { webhook } = await calls.create(["user.invited"]);
  const { db, mail } = upstream.services;
  const { invite } = createInviting(upstream);
  const isHeld = async () => {
    const { rows } = await sql`
      select id from pgboss.job where name = 'webhook' and group_id = ${webhook.id} and start_after > now()`.execute(
      db,
    );
    return rows.length === 1;
  };
  const held: boolean[] = [];
  const sending = jest.spyOn(mail, "send").mockImplementation(async () => {
    held.push(await isHeld());
    if (held.length === 1) throw new Error("The mail server is silent.");
  });
  expect((await invite(company, "unmailed@first.example")).status).toBe(503);
  expect(await calls.log(webhook.id)).toEqual([]);
  await sql`update pgboss.job set start_after = now() where name = 'webhook' and group_id = ${webhook.id}`.execute(db);
  const { body } = await invite(company, "mailed@first.example");
  sending.mockRestore();
  await calls.untilSettled(webhook.id, 1);
  expect(held).toEqual([true, true]);
  expect(receiver.received.map(({ data }) => data.userId)).toEqual([body.id]);
});

test("what becomes of a certificate is told in its order, by its number", async () => {
  const { db } = upstream.services;
  await calls.create(["certificate.issued", "certificate.sent", "certificate.delivery_failed"]);
  const project = await storeFinishedProject(db, company, { folders: 1, rooms: 1 });
  const activationDate = `${new Date().toISOString().slice(0, 10)}T00:00:00.000Z`;
  const body = { activationDate, folderIds: project.folderIds, toEmail: "kund@ripan.example", sendCopy: true };
  expect((await company.owner.post(`${project.path}/sign`, body)).status).toBe(200);
  const [issued, ...sent] = await calls.untilReceived(3);
  const types = ["certificate.issued", "certificate.sent", "certificate.sent"];
  expect([issued, ...sent].map((message) => message?.type)).toEqual(types);
  expect(issued?.data).toMatchObject({ projectId: project.projectId, certificateNumber: expect.any(String) });
  const told = sent.map(({ data }) => [data.certificateNumber, data.copy]);
  expect(told.toSorted()).toEqual([false, true].map((copy) => [issued?.data.certificateNumber, copy]));
  expect(issued?.data).not.toHaveProperty("copy");
  expect(sent.map(({ text }) => text).join()).not.toMatch(/ripan|owner@/);
});

test("nothing is told of a change that was refused, nor to another company", async () => {
  await calls.create(["project.changed"]);
  const other = await calls.create(["project.changed"], foreign);
  const { projectPath } = await build(company);
  const refused = await company.owner.put(projectPath, { name: "Villa Nej" }, '"999"');
  expect(refused.status).toBe(412);
  await calls.rename({ projectPath }, "Villa Ja");
  const [only] = await calls.untilReceived(1);
  expect(only?.data.companyId).toBe(company.companyId);
  const theirs = await foreign.owner.get<Page>(`/webhooks/${other.webhook.id}/deliveries`);
  expect(theirs.body.meta.count).toBe(0);
  expect(receiver.received).toHaveLength(1);
});

test("after the secret is changed both sign for a day, then the new one alone", async () => {
  const { webhook, secret } = await calls.create(["project.created"]);
  const rotated = await company.owner.post<Made>(`/webhooks/${webhook.id}/secret`);
  expect(rotated.body.secret).not.toBe(secret);
  expect(rotated.body.webhook.previousSecretUntil).not.toBeNull();
  await build(company);
  const [both] = await calls.untilReceived(1);
  for (const one of [secret, rotated.body.secret]) expect(both && verify(both, one)).toMatchObject({});
  await sql`update webhook set previous_secret_until = now()`.execute(upstream.services.db);
  await build(company);
  const [, later] = await calls.untilReceived(2);
  expect(later && verify(later, rotated.body.secret)).toMatchObject({});
  expect(() => later && verify(later, secret)).toThrow("No matching signature");
  expect(JSON.stringify(await calls.read(webhook.id))).not.toContain("whsec_");
});

test("the history tells who pointed a webhook where, without what an address may hide", async () => {
  const hidden = { url: "https://hooks.example/warranty?key=hidden", kinds: ["project.created", "user.invited"] };
  const { webhook } = (await company.owner.post<Made>("/webhooks", hidden)).body;
  await company.owner.put(`/webhooks/${webhook.id}`, { url: "https://other.example:8443/hidden" });
  const told = [
    ...(await calls.history("webhook.changed")).slice(0, 1),
    ...(await calls.history("webhook.created")).slice(0, 1),
  ];
  expect(told.map(({ actor }) => actor.id)).toEqual([company.ownerId, company.ownerId]);
  expect(told.flatMap(({ changes }) => changes.map(({ field, from, to }) => [field, from, to]))).toEqual([
    ["webhook.host", "hooks.example", "other.example:8443"],
    ["webhook.host", null, "hooks.example"],
    ["webhook.kinds", null, "project.created user.invited"],
    ["webhook.active", null, "true"],
  ]);
});

test("a deleted webhook is told nothing, and its log is gone", async () => {
  const { webhook } = await calls.create(["project.created"]);
  receiver.answerTo = () => 500;
  await build(company);
  await calls.untilReceived(1);
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
  for (let count = 0; count < 10; count += 1) made.push(await calls.create(["user.invited"]));
  expect((await company.owner.post("/webhooks", { url: receiver.url, kinds: ["user.invited"] })).problem.code).toBe(
    "WEBHOOK_LIMIT",
  );
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
  await calls.create(["project.created"]);
  receiver.answerTo = () => 500;
  const { project } = await build(company);
  const { config } = upstream.services;
  await upstream.stop();
  const before = receiver.received.length;
  receiver.answerTo = () => 204;
  const again = await startUpstream({ ...config, port: 0 });
  const { db, jobs } = again.services;
  const arrived = await retry(async () => {
    await sql`update pgboss.job set start_after = now() where name = 'webhook' and state = 'retry'`.execute(db);
    jobs.wake();
    return receiver.received[before];
  });
  await again.close();
  expect(arrived.data.projectId).toBe(project.id);
});
