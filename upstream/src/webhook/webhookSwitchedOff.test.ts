import { afterAll, beforeAll, beforeEach, expect, test } from "@jest/globals";
import { sql } from "kysely";
import { build } from "../../test/demoBuilding.ts";
import { startTestUpstream, type TestCompany, type TestUpstream } from "../../test/startTestUpstream.ts";
import { createWebhookCalls, type WebhookCalls } from "../../test/webhookCalls.ts";
import { startWebhookReceiver, type WebhookReceiver } from "../../test/webhookReceiver.ts";

let upstream: TestUpstream;
let company: TestCompany;
let receiver: WebhookReceiver;
let calls: WebhookCalls;

beforeAll(async () => {
  receiver = await startWebhookReceiver();
  upstream = await startTestUpstream({ webhookLoopback: true });
  [company] = upstream.companies;
  calls = createWebhookCalls(upstream, receiver);
});
afterAll(async () => {
  await upstream.close();
  receiver.close();
});
beforeEach(() => calls.clear());

const off = [{ state: "FAILED", reason: "WEBHOOK_OFF" }];
const setActive = (id: string, active: boolean) => company.owner.put(`/webhooks/${id}`, { active });
const jobsOf = async (webhookId: string) => {
  const { rows } = await sql<{ state: string }>`
    select state from pgboss.job where name = 'webhook' and group_id = ${webhookId}`.execute(upstream.services.db);
  return rows.map(({ state }) => state);
};
const untilJobsDone = (id: string) =>
  calls.untilFound(async () => ((await jobsOf(id)).every((state) => state === "completed") ? true : undefined));
/** Leaves a delivery in the queue, as a change parallel to the switch-off can. */
const insertLate = (webhookId: string, enqueued: boolean) =>
  upstream.services.db
    .updateTable("webhook_delivery")
    .set({ state: "QUEUED", enqueued, reason: null })
    .where("webhook_id", "=", webhookId)
    .execute();

test.each([
  [500, off[0]],
  [204, { state: "DELIVERED", reason: null }],
] as const)("what is answered with %i while the webhook is switched off waits no longer", async (status, told) => {
  const { webhook } = await calls.create(["project.created"]);
  receiver.answerTo = async () => {
    await setActive(webhook.id, false);
    return status;
  };
  await build(company);
  await calls.untilReceived(1);
  await untilJobsDone(webhook.id);
  expect(await calls.log(webhook.id)).toMatchObject([told]);
  receiver.answerTo = () => 204;
  await setActive(webhook.id, true);
  const { project } = await build(company);
  const [, next] = await calls.untilReceived(2);
  expect(next?.data.projectId).toBe(project.id);
});

test("what is told to a webhook that was just switched off is not sent", async () => {
  const { webhook } = await calls.create(["project.created"]);
  await build(company);
  await calls.untilSettled(webhook.id, 1);
  await setActive(webhook.id, false);
  await insertLate(webhook.id, false);
  expect(await calls.untilSettled(webhook.id, 1)).toMatchObject(off);
  expect(receiver.received).toHaveLength(1);
});

test("what waits for nothing is given up when the webhook is switched on again", async () => {
  const { webhook } = await calls.create(["project.created"]);
  await build(company);
  await calls.untilSettled(webhook.id, 1);
  await setActive(webhook.id, false);
  await insertLate(webhook.id, true);
  await setActive(webhook.id, true);
  expect(await calls.log(webhook.id)).toMatchObject(off);
});
