import type { Kysely, Selectable } from "kysely";
import { Webhook } from "standardwebhooks";
import type { Tables } from "../database/tables.ts";
import type { WebhookJob, WebhookJobs } from "../jobs/webhookJobs.ts";
import { postWebhook, type WebhookAnswer, type WebhookOptions } from "./postWebhook.ts";
import { failWaitingDeliveries, stopWebhook } from "./stopWebhook.ts";
import { selectDeliveries, type ToldDelivery, toPayload } from "./webhookPayload.ts";
import { selectWebhook } from "./webhooks.ts";

type WebhookRow = Selectable<Tables["webhook"]>;

export type WebhookServices = {
  db: Kysely<Tables>;
  options: WebhookOptions;
  enqueueMail: WebhookJobs["enqueueMail"];
};

/** A receiver that takes longer counts as slow. Slow and failing receivers share a few of the company's places. */
const slowMs = 2_000;
const patienceMs = 3 * 24 * 3_600_000;

/** Sends the oldest waiting delivery about the job's object. Throws to ask for another attempt. */
export async function deliverWebhook(services: WebhookServices, job: WebhookJob): Promise<void> {
  const { db } = services;
  const webhook = await selectWebhook(db, job, job.webhookId).executeTakeFirst();
  if (!webhook?.active) return failWhatIsOff(db, job);
  const delivery = await selectDeliveries(db, job.companyId, job.webhookId)
    .where("delivery.subject", "=", job.subject)
    .where("delivery.state", "=", "QUEUED")
    .orderBy("delivery.sequence")
    .executeTakeFirst();
  if (!delivery) return;
  const startedAt = performance.now();
  const answer = await postWebhook(toRequest(webhook, delivery, new Date()), services.options);
  const isSlow = answer.reason !== null || performance.now() - startedAt > slowMs;
  const outcome = await noteAttempt(services, webhook, delivery, { answer, isSlow });
  if (outcome === "moved") return deliverWebhook(services, job);
  if (outcome === "failed") throw new Error(`webhook ${webhook.id}: ${answer.reason} ${answer.status ?? ""}`.trim());
}

function toRequest(webhook: WebhookRow, delivery: ToldDelivery, now: Date) {
  const body = toPayload(delivery);
  const isRotating = webhook.previous_secret_until !== null && webhook.previous_secret_until > now;
  const secrets = [webhook.secret, ...(isRotating && webhook.previous_secret ? [webhook.previous_secret] : [])];
  const headers = {
    "content-type": "application/json",
    "user-agent": "Warranty-Webhooks/1",
    "webhook-id": delivery.id,
    "webhook-timestamp": String(Math.floor(now.getTime() / 1_000)),
    "webhook-signature": secrets.map((secret) => new Webhook(secret).sign(delivery.id, now, body)).join(" "),
  };
  return { url: webhook.url, headers, body };
}

/** A change or a resend during the switch-off can leave waiting deliveries. They fail instead of waiting forever. */
async function failWhatIsOff(db: Kysely<Tables>, { companyId, webhookId }: WebhookJob): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const webhook = await selectWebhook(trx, { companyId }, webhookId).forUpdate().executeTakeFirst();
    if (webhook && !webhook.active) await failWaitingDeliveries(trx, webhook);
  });
}

/** Locks the webhook before its deliveries, as every change of a webhook does. Ignores a failure at an old address. */
async function noteAttempt(
  { db, enqueueMail }: WebhookServices,
  { company_id: companyId, id: webhookId, url }: WebhookRow,
  delivery: ToldDelivery,
  { answer, isSlow }: { answer: WebhookAnswer; isSlow: boolean },
): Promise<"settled" | "failed" | "moved"> {
  const now = new Date();
  const isOver = (since: Date | null) => since !== null && now.getTime() - since.getTime() >= patienceMs;
  const isDelivered = answer.reason === null;
  const isLast = !isDelivered && isOver(delivery.first_attempt_at);
  return db.transaction().execute(async (trx) => {
    const webhook = await selectWebhook(trx, { companyId }, webhookId).forUpdate().executeTakeFirst();
    if (!webhook) return "settled";
    if (!isDelivered && webhook.url !== url) return "moved";
    // A receiver unsubscribes with status 410 (Standard Webhooks specification).
    const isStopped = !isDelivered && (isOver(webhook.failing_since) || answer.status === 410);
    const noted = await trx
      .updateTable("webhook_delivery")
      .set((eb) => ({
        ...answer,
        state: isDelivered ? "DELIVERED" : isLast || isStopped ? "FAILED" : "QUEUED",
        attempts: eb("attempts", "+", 1),
        first_attempt_at: eb.fn.coalesce("first_attempt_at", eb.val(now)),
        last_attempt_at: now,
      }))
      .where("company_id", "=", companyId)
      .where("id", "=", delivery.id)
      // After a switch-off the delivery counts as failed, unless it arrived.
      .$if(!isDelivered, (update) => update.where("state", "=", "QUEUED"))
      .executeTakeFirst();
    if (noted.numUpdatedRows === 0n) return "settled";
    await trx
      .updateTable("webhook")
      .set((eb) => ({
        failing_since: isDelivered ? null : eb.fn.coalesce("failing_since", eb.val(now)),
        is_slow: isSlow,
      }))
      .where("company_id", "=", companyId)
      .where("id", "=", webhookId)
      .execute();
    if (isStopped) await stopWebhook(trx, webhook, enqueueMail);
    return isDelivered || isLast || isStopped ? "settled" : "failed";
  });
}
