import { randomUUID } from "node:crypto";
import type { Kysely, Selectable, Transaction } from "kysely";
import type { Tables } from "../database/tables.ts";
import { serviceSource } from "../history/chain/historyEvent.ts";
import { writeHistory } from "../history/chain/writeHistory.ts";
import type { WebhookJobs, WebhookMail } from "../jobs/webhookJobs.ts";
import type { Mail } from "../mail/Mail.ts";
import { refusalOf } from "../mail/openSmtp.ts";
import { composeStoppedMail } from "./composeStoppedMail.ts";
import { webhookChanges } from "./webhookHistory.ts";

type Stored = Selectable<Tables["webhook"]>;

export async function stopWebhook(
  trx: Transaction<Tables>,
  webhook: Stored,
  enqueueMail: WebhookJobs["enqueueMail"],
): Promise<void> {
  const { company_id: companyId, id: webhookId } = webhook;
  const now = new Date();
  const stopped = await trx
    .updateTable("webhook")
    .set({ active: false, stopped_at: now })
    .where("company_id", "=", companyId)
    .where("id", "=", webhookId)
    .where("active", "=", true)
    .executeTakeFirst();
  if (stopped.numUpdatedRows === 0n) return;
  await failWaitingDeliveries(trx, webhook);
  const admins = await trx
    .selectFrom("app_user")
    .select("id")
    .where("company_id", "=", companyId)
    .where("role", "in", ["admin", "owner"])
    .where("active", "=", true)
    .execute();
  for (const { id: userId } of admins)
    await enqueueMail(trx, { id: randomUUID(), companyId, webhookId, userId, queuedAt: now.toISOString() });
  const changes = webhookChanges(webhook, { ...webhook, active: false });
  await writeHistory(trx, serviceSource(companyId), [{ action: "webhook.changed", changes }]);
}

/** An admin can send the failed deliveries again. */
export async function failWaitingDeliveries(
  trx: Transaction<Tables>,
  webhook: Pick<Stored, "company_id" | "id">,
): Promise<void> {
  await trx
    .updateTable("webhook_delivery")
    .set({ state: "FAILED", reason: "WEBHOOK_OFF", enqueued: true })
    .where("company_id", "=", webhook.company_id)
    .where("webhook_id", "=", webhook.id)
    .where("state", "=", "QUEUED")
    .execute();
}

type MailServices = {
  db: Kysely<Tables>;
  mail: Mail;
  config: { webUrl: string };
};

/** A repeated job sends the same mail. */
export async function mailStoppedWebhook({ db, mail, config }: MailServices, job: WebhookMail): Promise<void> {
  const admin = await db
    .selectFrom("webhook")
    .innerJoin("app_user as person", (join) =>
      join.onRef("person.company_id", "=", "webhook.company_id").on("person.id", "=", job.userId),
    )
    .innerJoin("company", "company.id", "webhook.company_id")
    .select(["webhook.url", "company.name", "person.email", "person.first_name", "person.language"])
    .where("webhook.company_id", "=", job.companyId)
    .where("webhook.id", "=", job.webhookId)
    .where("person.active", "=", true)
    .executeTakeFirst();
  if (!admin) return;
  const content = composeStoppedMail({
    language: admin.language,
    firstName: admin.first_name,
    companyName: admin.name,
    webhookUrl: admin.url,
    pageUrl: `${config.webUrl}/account`,
  });
  try {
    await mail.send({ ...content, id: job.id, createdAt: new Date(job.queuedAt), to: admin.email, attachments: [] });
  } catch (error) {
    // A refused mail is not repeated, because the account page says the same.
    if (!refusalOf(error)) throw error;
  }
}
