import { afterAll, beforeAll, beforeEach, expect, test } from "@jest/globals";
import { sql } from "kysely";
import { build } from "../../test/demoBuilding.ts";
import { mailsTo } from "../../test/mailedCode.ts";
import { startTestUpstream, type TestCompany, type TestUpstream } from "../../test/startTestUpstream.ts";
import { retry } from "../../test/untilMailed.ts";
import { createWebhookCalls, type WebhookCalls } from "../../test/webhookCalls.ts";
import { startWebhookReceiver, type WebhookReceiver } from "../../test/webhookReceiver.ts";
import type { components } from "../__generated__/contract.ts";

type Schemas = components["schemas"];

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

async function age(webhookId: string, hours: number): Promise<void> {
  const { db } = upstream.services;
  await sql`update webhook set failing_since = failing_since - make_interval(hours => ${hours}) where id = ${webhookId}`.execute(
    db,
  );
  await sql`
    update webhook_delivery set first_attempt_at = first_attempt_at - make_interval(hours => ${hours})
    where webhook_id = ${webhookId}`.execute(db);
}

test("what fails holds up its own object only, in order, and is sent again with the same id", async () => {
  const { webhook } = await calls.create(["project.created", "project.changed"]);
  let isDown = true;
  let stuckId: string | undefined;
  receiver.answerTo = ({ data }) => (isDown && (stuckId ?? data.projectId) === data.projectId ? 500 : 204);
  const stuck = await build(company);
  stuckId = stuck.project.id;
  await calls.rename(stuck, "Villa Ett");
  const free = await build(company);
  await calls.rename(free, "Villa Två");
  const ofProject = (id: string) => receiver.received.filter(({ data }) => data.projectId === id);
  await calls.untilFound(
    () => (ofProject(free.project.id).length === 2 && ofProject(stuck.project.id).length > 1) || undefined,
  );
  expect(ofProject(free.project.id).map(({ type }) => type)).toEqual(["project.created", "project.changed"]);
  expect(new Set(ofProject(stuck.project.id).map(({ type }) => type))).toEqual(new Set(["project.created"]));
  await calls.untilFound(async () => (await calls.read(webhook.id))?.failingSince ?? undefined);
  isDown = false;
  await calls.untilSettled(webhook.id, 4);
  const tried = ofProject(stuck.project.id);
  expect(tried.at(-1)?.type).toBe("project.changed");
  const ids = tried.filter(({ type }) => type === "project.created").map(({ headers }) => headers["webhook-id"]);
  expect(ids.length).toBeGreaterThan(1);
  expect(new Set(ids).size).toBe(1);
  expect((await calls.read(webhook.id))?.failingSince).toBeNull();
});

test("a webhook that fails for three days is switched off, its admins are told, and it can be switched on again", async () => {
  const { webhook } = await calls.create(["project.changed"]);
  receiver.answerTo = () => 503;
  const building = await build(company);
  await calls.rename(building, "Villa Ett");
  await calls.untilReceived(1);
  await calls.untilFound(async () => ((await calls.read(webhook.id))?.failingSince ? true : undefined));
  await age(webhook.id, 71);
  await calls.untilReceived(receiver.received.length + 1);
  expect((await calls.read(webhook.id))?.active).toBe(true);
  await calls.rename(building, "Villa Två");
  await age(webhook.id, 1);
  await calls.untilFound(async () => ((await calls.read(webhook.id))?.active === false ? true : undefined));
  expect((await calls.read(webhook.id))?.stoppedAt).not.toBeNull();
  expect((await calls.log(webhook.id)).map(({ state }) => state)).toEqual(["FAILED", "FAILED"]);
  const mail = await calls.untilFound(async () =>
    (await mailsTo(upstream.services.config.outboxDir, company.email)).find(({ text }) => text?.includes(receiver.url)),
  );
  expect(mail.subject).toBe("En webhook är avstängd (First El AB)");
  const [last] = await calls.log(webhook.id);
  const again = `/webhooks/${webhook.id}/deliveries/${last?.id}/send-again`;
  expect((await company.owner.post(again)).problem.code).toBe("WEBHOOK_OFF");
  receiver.answerTo = () => 204;
  await calls.rename(building, "Villa Tre");
  const before = receiver.received.length;
  const { body } = await company.owner.put<Schemas["Webhook"]>(`/webhooks/${webhook.id}`, { active: true });
  expect(body).toMatchObject({ active: true, stoppedAt: null, failingSince: null });
  expect((await company.owner.post<Schemas["WebhookDelivery"]>(again)).body.state).toBe("QUEUED");
  await calls.untilReceived(before + 1);
  await calls.untilSettled(webhook.id, 2);
  expect(receiver.received.at(-1)?.headers["webhook-id"]).toBe(last?.id);
  expect((await calls.log(webhook.id)).map(({ state }) => state)).toEqual(["DELIVERED", "FAILED"]);
});

test("what failed at one address is tried at once at the next, as if for the first time", async () => {
  const { db, jobs } = upstream.services;
  const { webhook } = await calls.create(["project.created"]);
  receiver.answerTo = () => 503;
  await build(company);
  await calls.untilFound(async () => ((await calls.read(webhook.id))?.failingSince ? true : undefined));
  await age(webhook.id, 71);
  const pause = sql`
    update pgboss.job set start_after = now() + interval '8 hours', retry_count = 20
    where name = 'webhook' and group_id = ${webhook.id} and state = 'retry' returning id`;
  await retry(async () => ((await pause.execute(db)).rows.length > 0 ? true : undefined));
  receiver.received = [];
  const move = { url: `${receiver.url}/moved` };
  const { body } = await company.owner.put<Schemas["Webhook"]>(`/webhooks/${webhook.id}`, move);
  expect(body.failingSince).toBeNull();
  await retry(async () => {
    jobs.wake();
    return receiver.received.length > 0 && (await calls.read(webhook.id))?.failingSince ? true : undefined;
  });
  expect(receiver.received[0]?.path).toBe("/hook/moved");
  const since = new Date((await calls.read(webhook.id))?.failingSince ?? 0);
  expect(Date.now() - since.getTime()).toBeLessThan(3_600_000);
  await age(webhook.id, 2);
  await calls.untilReceived(receiver.received.length + 1);
  expect((await calls.log(webhook.id)).map(({ state }) => state)).toEqual(["QUEUED"]);
  const { rows } = await sql<{ tries: number }>`
    select retry_count as tries from pgboss.job where name = 'webhook' and group_id = ${webhook.id}`.execute(db);
  expect(rows.map(({ tries }) => tries < 20)).toEqual([true]);
});

test("what fails while the address is replaced is sent to the new one without a pause", async () => {
  const { webhook } = await calls.create(["project.created"]);
  receiver.answerTo = async ({ path }) => {
    if (path.endsWith("/moved")) return 204;
    await company.owner.put(`/webhooks/${webhook.id}`, { url: `${receiver.url}/moved` });
    return 410;
  };
  await build(company);
  const [delivery] = await calls.untilSettled(webhook.id, 1);
  expect(delivery).toMatchObject({ state: "DELIVERED", attempts: 1 });
  expect(receiver.received.map(({ path }) => path)).toEqual(["/hook", "/hook/moved"]);
  expect(await calls.read(webhook.id)).toMatchObject({ active: true, failingSince: null });
});

test("one delivery that nobody takes for three days has failed, and its webhook goes on", async () => {
  const { webhook } = await calls.create(["project.created", "project.changed"]);
  receiver.answerTo = ({ type }) => (type === "project.created" ? 500 : 204);
  await calls.rename(await build(company), "Villa Ett");
  await calls.untilFound(async () =>
    (await calls.log(webhook.id)).some(({ attempts }) => attempts > 0) ? true : undefined,
  );
  await sql`update webhook_delivery set first_attempt_at = now() - interval '72 hours'`.execute(upstream.services.db);
  const settled = await calls.untilSettled(webhook.id, 2);
  expect(settled.map(({ kind, state }) => [kind, state])).toEqual([
    ["project.changed", "DELIVERED"],
    ["project.created", "FAILED"],
  ]);
  expect(await calls.read(webhook.id)).toMatchObject({ active: true, failingSince: null });
});

test("a receiver that answers 410 wants no more", async () => {
  const { webhook } = await calls.create(["project.created"]);
  receiver.answerTo = () => 410;
  await build(company);
  await calls.untilFound(async () => ((await calls.read(webhook.id))?.active === false ? true : undefined));
  expect((await calls.log(webhook.id))[0]).toMatchObject({
    state: "FAILED",
    status: 410,
    reason: "REFUSED",
    attempts: 1,
  });
  const [entry] = await calls.history("webhook.changed");
  expect(entry?.actor.kind).toBe("SERVICE");
  expect(entry?.changes.map(({ field, from, to }) => [field, from, to])).toEqual([
    ["webhook.host", new URL(receiver.url).host, new URL(receiver.url).host],
    ["webhook.active", "true", "false"],
  ]);
});
