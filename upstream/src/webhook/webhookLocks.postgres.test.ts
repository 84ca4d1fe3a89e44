import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { build } from "../../test/demoBuilding.ts";
import { startTestUpstream, type TestUpstream } from "../../test/startTestUpstream.ts";
import { untilWaiting } from "../../test/untilWaiting.ts";
import { createWebhookCalls, type WebhookCalls } from "../../test/webhookCalls.ts";
import { startWebhookReceiver, type WebhookReceiver } from "../../test/webhookReceiver.ts";

let upstream: TestUpstream;
let receiver: WebhookReceiver;
let calls: WebhookCalls;

beforeAll(async () => {
  receiver = await startWebhookReceiver();
  upstream = await startTestUpstream({ webhookLoopback: true });
  calls = createWebhookCalls(upstream, receiver);
});
afterAll(async () => {
  await upstream.close();
  receiver.close();
});

test("an attempt that ends while the webhook is changed waits, and is noted", async () => {
  const { db } = upstream.services;
  const { webhook } = await calls.create(["project.created"]);
  await db.transaction().execute(async (other) => {
    await other.updateTable("webhook").set({ failing_since: null }).where("id", "=", webhook.id).execute();
    await build(upstream.companies[0]);
    await untilWaiting(db, 1);
    await other.updateTable("webhook_delivery").set({ answer: "" }).where("webhook_id", "=", webhook.id).execute();
  });
  expect(await calls.untilSettled(webhook.id, 1)).toMatchObject([{ state: "DELIVERED", attempts: 1 }]);
  expect(receiver.received).toHaveLength(1);
});
