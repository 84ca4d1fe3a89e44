import type { Selectable, Transaction } from "kysely";
import type { Tables } from "../database/tables.ts";
import { notFound } from "../errors.ts";
import { eventIfChanged } from "../history/chain/historyEvent.ts";
import { writeHistory } from "../history/chain/writeHistory.ts";
import type { Handler } from "../http/operation.ts";
import { failWaitingDeliveries } from "./stopWebhook.ts";
import { webhookChanges } from "./webhookHistory.ts";
import { findWebhook, lockWebhook, requireAdmin, requireAllowedUrl, toWebhook } from "./webhooks.ts";

export const updateWebhook: Handler<"updateWebhook"> = async ({
  db,
  viewer,
  source,
  config,
  jobs,
  params: { webhookId },
  body,
}) => {
  requireAdmin(viewer);
  if (body.url !== undefined) requireAllowedUrl(body.url, config);
  const webhook = await db.transaction().execute(async (trx) => {
    const before = await lockWebhook(trx, viewer, webhookId);
    const { active = before.active, kinds = before.kinds, url = before.url } = body;
    const isStarted = active && !before.active;
    const isMoved = url !== before.url;
    await trx
      .updateTable("webhook")
      .set({ url, kinds: JSON.stringify(kinds), active })
      .$if(isStarted, (update) => update.set({ stopped_at: null }))
      .$if(isStarted || isMoved, (update) => update.set({ failing_since: null, is_slow: false }))
      .where("company_id", "=", viewer.companyId)
      .where("id", "=", webhookId)
      .execute();
    // Switching on also fails waiting deliveries, because a change while off may have left one without a job.
    if (!active || isStarted) await failWaitingDeliveries(trx, before);
    if (isMoved) await forgetFailures(trx, before);
    // After failures, jobs may wait for hours and so delay the next deliveries.
    if (isStarted || isMoved) await jobs.webhooks.hurry(trx, webhookId);
    const after = await findWebhook(trx, viewer, webhookId);
    const changes = webhookChanges(before, after);
    await writeHistory(trx, source, eventIfChanged({ action: "webhook.changed", changes }));
    return after;
  });
  return { status: 200, body: toWebhook(webhook), mailQueued: true };
};

/** Waiting deliveries get three new days at the new address. Failures at the old address no longer count. */
async function forgetFailures(trx: Transaction<Tables>, webhook: Selectable<Tables["webhook"]>): Promise<void> {
  await trx
    .updateTable("webhook_delivery")
    .set({ first_attempt_at: null })
    .where("company_id", "=", webhook.company_id)
    .where("webhook_id", "=", webhook.id)
    .where("state", "=", "QUEUED")
    .execute();
}

export const deleteWebhook: Handler<"deleteWebhook"> = async ({ db, viewer, source, params: { webhookId } }) => {
  requireAdmin(viewer);
  await db.transaction().execute(async (trx) => {
    const removed = await trx
      .deleteFrom("webhook")
      .where("company_id", "=", viewer.companyId)
      .where("id", "=", webhookId)
      .returningAll()
      .executeTakeFirst();
    if (!removed) throw notFound();
    await trx
      .deleteFrom("webhook_delivery")
      .where("company_id", "=", viewer.companyId)
      .where("webhook_id", "=", webhookId)
      .execute();
    await writeHistory(trx, source, [{ action: "webhook.removed", changes: webhookChanges(removed, null) }]);
  });
  return { status: 204 };
};
