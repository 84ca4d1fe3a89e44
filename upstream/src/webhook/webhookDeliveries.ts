import { sql } from "kysely";
import type { components } from "../__generated__/contract.ts";
import { createKeyset, type OrderColumn } from "../database/keyset.ts";
import { ApiError, notFound } from "../errors.ts";
import type { Handler } from "../http/operation.ts";
import { selectDeliveries, type ToldDelivery, toPayload } from "./webhookPayload.ts";
import { findWebhook, requireAdmin } from "./webhooks.ts";

export const listWebhookDeliveries: Handler<"listWebhookDeliveries"> = async ({ db, viewer, params, query }) => {
  requireAdmin(viewer);
  const { id } = await findWebhook(db, viewer, params.webhookId);
  const page = createKeyset(newest, ["deliveries", viewer.companyId, id]).pageOf(query);
  const { rows, meta } = page.toPage(await page.select(selectDeliveries(db, viewer.companyId, id)).execute());
  const { count } = await db
    .selectFrom("webhook_delivery")
    .select(sql<number>`count(*)::int`.as("count"))
    .where("company_id", "=", viewer.companyId)
    .where("webhook_id", "=", id)
    .executeTakeFirstOrThrow();
  return { status: 200, body: { data: rows.map(toDelivery), meta: { count, ...meta } } };
};

const newest: OrderColumn[] = [
  { expression: sql`delivery.sequence`, type: "integer", isDescending: true },
  { expression: sql`delivery.id`, type: "text" },
];

export const resendWebhookDelivery: Handler<"resendWebhookDelivery"> = async ({
  db,
  viewer,
  jobs,
  params: { webhookId, deliveryId },
}) => {
  requireAdmin(viewer);
  const delivery = await db.transaction().execute(async (trx) => {
    const webhook = await findWebhook(trx, viewer, webhookId);
    const find = () =>
      selectDeliveries(trx, viewer.companyId, webhookId).where("delivery.id", "=", deliveryId).executeTakeFirst();
    if (!(await find())) throw notFound();
    if (!webhook.active) {
      throw new ApiError(409, "WEBHOOK_OFF", "The webhook is switched off, so nothing was sent. Switch it on first.");
    }
    await trx
      .updateTable("webhook_delivery")
      .set({ state: "QUEUED", enqueued: false, first_attempt_at: null })
      .where("company_id", "=", viewer.companyId)
      .where("id", "=", deliveryId)
      .where("state", "!=", "QUEUED")
      .execute();
    await jobs.webhooks.hurry(trx, webhookId);
    return (await find()) as ToldDelivery;
  });
  return { status: 200, body: toDelivery(delivery), mailQueued: true };
};

function toDelivery(row: ToldDelivery): components["schemas"]["WebhookDelivery"] {
  const { id, kind, state, attempts, status, reason, answer } = row;
  return {
    id,
    kind,
    state,
    attempts,
    createdAt: row.created_at.toISOString(),
    lastAttemptAt: row.last_attempt_at?.toISOString() ?? null,
    status,
    reason,
    answer,
    payload: toPayload(row),
  };
}
