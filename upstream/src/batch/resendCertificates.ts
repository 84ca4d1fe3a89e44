import type { Transaction } from "kysely";
import { loadCertificateEvents } from "../certificate/certificateEvents.ts";
import { findSendingLimit } from "../certificate/checkSendingRate.ts";
import { queueSending } from "../certificate/queueSending.ts";
import { lockProject } from "../database/locks.ts";
import type { Tables } from "../database/tables.ts";
import type { Jobs } from "../jobs/jobs.ts";
import type { BatchToRun, ItemToDo, Part } from "./runBatch.ts";

export type Enqueue = Jobs["enqueue"];

/**
 * Mails the first item with the others of its project and recipient. A project at its limit is skipped; a company's limit ends the batch.
 */
export async function resendNext(
  trx: Transaction<Tables>,
  enqueue: Enqueue,
  batch: BatchToRun,
  items: ItemToDo[],
): Promise<Part> {
  const { company_id: companyId, user_id: userId } = batch;
  const certificates = await lastRecipients(trx, companyId, items);
  const [first] = items;
  const of = first && certificates.get(first.subject_id);
  if (!of) return { results: leave(items.slice(0, 1), "NOT_FOUND"), events: [] };
  const together = items.filter(({ subject_id: id }) => {
    const other = certificates.get(id);
    return other?.projectId === of.projectId && other.email === of.email;
  });
  const { projectId, email: toEmail } = of;
  await lockProject(trx, companyId, projectId);
  const limit = await findSendingLimit(trx, companyId, projectId);
  if (limit?.scope === "company") return { results: [], events: [], retryAt: limit.freeAt };
  if (limit) return { results: leave(together, "RATE_LIMITED"), events: [] };
  const { email } = await trx
    .selectFrom("app_user")
    .select("email")
    .where("company_id", "=", companyId)
    .where("id", "=", userId)
    .executeTakeFirstOrThrow();
  const certificateIds = together.map(({ subject_id: id }) => id);
  const sending = { companyId, projectId, toEmail, sendCopy: batch.send_copy, certificateIds, at: new Date() };
  const addresses = await queueSending(trx, { enqueue }, { ...sending, sender: { id: userId, email } });
  return {
    results: together.map(({ position }) => ({ position, state: "DONE", former: "" })),
    events: await loadCertificateEvents(trx, sending, "certificate.resent", addresses),
  };
}

const leave = (items: ItemToDo[], code: string): Part["results"] =>
  items.map(({ position }) => ({ position, state: "LEFT", code }));

async function lastRecipients(trx: Transaction<Tables>, companyId: string, items: ItemToDo[]) {
  const rows = await trx
    .selectFrom("certificate")
    .innerJoin("sending_certificate as sent", (join) =>
      join.onRef("sent.company_id", "=", "certificate.company_id").onRef("sent.certificate_id", "=", "certificate.id"),
    )
    .innerJoin("sending", (join) =>
      join.onRef("sending.company_id", "=", "sent.company_id").onRef("sending.id", "=", "sent.sending_id"),
    )
    .select(["certificate.id", "certificate.project_id as projectId", "sending.to_email as email"])
    .where("certificate.company_id", "=", companyId)
    .where("certificate.withdrawn_at", "is", null)
    .where(
      "certificate.id",
      "in",
      items.map(({ subject_id: id }) => id),
    )
    .distinctOn("certificate.id")
    .orderBy("certificate.id")
    .orderBy("sending.created_at", "desc")
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}
