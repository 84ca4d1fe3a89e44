import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { ApiError } from "../errors.ts";
import { writeHistory } from "../history/chain/writeHistory.ts";
import type { Handler } from "../http/operation.ts";
import { unmovedHost, webhookChanges } from "./webhookHistory.ts";
import { findWebhook, newSecret, requireAdmin, requireAllowedUrl, toWebhook } from "./webhooks.ts";

const maxWebhooks = 10;
const rotationMs = 24 * 3_600_000;

export const createWebhook: Handler<"createWebhook"> = async ({ db, viewer, source, config, body }) => {
  requireAdmin(viewer);
  requireAllowedUrl(body.url, config);
  const { companyId } = viewer;
  const id = randomUUID();
  const secret = newSecret();
  const webhook = await db.transaction().execute(async (trx) => {
    // The lock on the company's row makes two creations count one after another.
    await trx.selectFrom("company").select("id").where("id", "=", companyId).forUpdate().execute();
    const { count } = await trx
      .selectFrom("webhook")
      .select(sql<number>`count(*)::int`.as("count"))
      .where("company_id", "=", companyId)
      .executeTakeFirstOrThrow();
    if (count >= maxWebhooks) {
      const message = `A company has at most ${maxWebhooks} webhooks. Delete one that is not needed any more.`;
      throw new ApiError(409, "WEBHOOK_LIMIT", message);
    }
    const row = { company_id: companyId, id, url: body.url, kinds: JSON.stringify(body.kinds), secret };
    await trx.insertInto("webhook").values(row).execute();
    const made = await findWebhook(trx, viewer, id);
    await writeHistory(trx, source, [{ action: "webhook.created", changes: webhookChanges(null, made) }]);
    return made;
  });
  return { status: 201, body: { webhook: toWebhook(webhook), secret } };
};

/** POST v1/webhooks/{webhookId}/secret. Both secrets sign for a day, so that receivers have time to change. */
export const rotateWebhookSecret: Handler<"rotateWebhookSecret"> = async ({ db, viewer, source, params }) => {
  requireAdmin(viewer);
  const { webhookId } = params;
  const secret = newSecret();
  const webhook = await db.transaction().execute(async (trx) => {
    await trx
      .updateTable("webhook")
      .set((eb) => ({
        secret,
        previous_secret: eb.ref("secret"),
        previous_secret_until: new Date(Date.now() + rotationMs),
      }))
      .where("company_id", "=", viewer.companyId)
      .where("id", "=", webhookId)
      .execute();
    const rotated = await findWebhook(trx, viewer, webhookId);
    await writeHistory(trx, source, [{ action: "webhook.rotated", changes: unmovedHost(rotated) }]);
    return rotated;
  });
  return { status: 200, body: { webhook: toWebhook(webhook), secret } };
};
