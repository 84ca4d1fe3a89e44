import { randomUUID } from "node:crypto";
import { sql, type Transaction } from "kysely";
import { inTransaction, lockProject } from "../database/locks.ts";
import { refreshProgress } from "../database/refreshProgress.ts";
import type { Tables } from "../database/tables.ts";
import { withNextVersion } from "../database/withNextVersion.ts";
import { ApiError, adminOnly, notFound } from "../errors.ts";
import { changesOf, type HistoryEvent } from "../history/chain/historyEvent.ts";
import { writeHistory } from "../history/chain/writeHistory.ts";
import type { Call, Handler } from "../http/operation.ts";
import { appendLogEntry } from "../log/appendLogEntry.ts";
import { refreshStepFindings } from "../step/refreshStepFindings.ts";
import { statusColumns } from "./certificateStatus.ts";
import { toCertificates } from "./toCertificates.ts";

/** POST .../withdraw ends the rooms' warranty, unarchives the project and queues the mails, in one transaction. */
export const withdrawCertificate: Handler<"withdrawCertificate"> = async (call) => {
  const { viewer, params } = call;
  if (!viewer.isAdmin && !viewer.program) throw adminOnly("Only an admin of the company may withdraw a certificate.");
  await inTransaction(call.db, (trx) => withdraw(trx, call));
  const [certificate] = await toCertificates(call, viewer.companyId, [params.certificateId]);
  if (!certificate) throw notFound();
  return { status: 200, body: certificate, mailQueued: true };
};

async function withdraw(trx: Transaction<Tables>, { params, body, viewer, source, jobs }: Call<"withdrawCertificate">) {
  const { companyId } = viewer;
  const { projectId, certificateId } = params;
  const project = await lockProject(trx, companyId, projectId);
  const certificate = await trx
    .selectFrom("certificate")
    .select(["number", "folder_id", "file_sha256 as fileSha256"])
    .select(statusColumns)
    .where("company_id", "=", companyId)
    .where("project_id", "=", projectId)
    .where("id", "=", certificateId)
    .executeTakeFirst();
  if (!certificate) throw notFound();
  if (certificate.withdrawn_at) throw ended(certificate.successors);
  const reason = body.reason.trim();
  const installationIds = await deactivate(trx, companyId, certificateId);
  await trx
    .updateTable("certificate")
    .set({ withdrawn_at: new Date(), withdrawal_reason: reason })
    .where("company_id", "=", companyId)
    .where("id", "=", certificateId)
    .execute();
  const { number, fileSha256 } = certificate;
  const payload = { number, fileSha256 };
  await appendLogEntry(trx, { kind: "certificate.withdrawn", companyId, certificateId, payload });
  if (project.archived) await takeFromArchive(trx, companyId, projectId);
  await refreshProgress(trx, companyId, projectId);
  for (const id of await createNotices(trx, companyId, certificateId)) {
    await jobs.enqueueWithdrawalMail(trx, { companyId, noticeId: id });
  }
  const about = { projectId, folderId: certificate.folder_id, certificate: number };
  await writeHistory(trx, source, [
    { action: "certificate.withdrawn", ...about, changes: changesOf({}, { reason }) },
    ...installationIds.map(
      (installationId): HistoryEvent => ({ action: "installation.deactivated", ...about, installationId }),
    ),
    ...(project.archived ? [reopenedEvent(projectId)] : []),
  ]);
}

function reopenedEvent(projectId: string): HistoryEvent {
  return { action: "project.reopened", projectId, changes: changesOf({ archived: true }, { archived: false }) };
}

function ended([next]: { number: string }[]): ApiError {
  if (!next)
    return new ApiError(409, "CERTIFICATE_WITHDRAWN", "The certificate was withdrawn before; nothing was changed.");
  const message = `The certificate was replaced by ${next.number}; nothing was changed. Withdraw that one instead.`;
  return new ApiError(409, "CERTIFICATE_REPLACED", message);
}

/** The rooms stay finished. `withdrawn_installation` records which rooms the certificate covered. */
async function deactivate(trx: Transaction<Tables>, companyId: string, certificateId: string): Promise<string[]> {
  const rooms = await trx
    .selectFrom("installation")
    .select("id")
    .where("company_id", "=", companyId)
    .where("certificate_id", "=", certificateId)
    .orderBy("id")
    .forUpdate()
    .execute();
  const ids = rooms.map(({ id }) => id);
  if (ids.length === 0) return [];
  const rows = ids.map((id) => ({ company_id: companyId, installation_id: id, certificate_id: certificateId }));
  await trx.insertInto("withdrawn_installation").values(rows).execute();
  await trx
    .updateTable("installed_product")
    .set({ was_certified: true })
    .where("company_id", "=", companyId)
    .where("installation_id", "in", ids)
    .execute();
  await trx
    .updateTable("installation")
    .set(withNextVersion({ activated_at: null, certificate_id: null, judged_values: null, outside_values: null }))
    .where("company_id", "=", companyId)
    .where("id", "in", ids)
    .execute();
  // Judges the rooms again, because changes of the catalogue skip activated rooms.
  for (const id of ids) await refreshStepFindings(trx, companyId, id);
  return ids;
}

async function takeFromArchive(trx: Transaction<Tables>, companyId: string, projectId: string): Promise<void> {
  await trx
    .updateTable("project")
    .set(withNextVersion({ archived: false }))
    .where("company_id", "=", companyId)
    .where("id", "=", projectId)
    .execute();
}

/** Creates a notice for each address that a mail with the certificate reached or may still reach. */
async function createNotices(trx: Transaction<Tables>, companyId: string, certificateId: string): Promise<string[]> {
  const addresses = await trx
    .selectFrom("sending_certificate as sent")
    .innerJoin("recipient", (join) =>
      join.onRef("recipient.company_id", "=", "sent.company_id").onRef("recipient.sending_id", "=", "sent.sending_id"),
    )
    .select(sql<string>`min(recipient.email)`.as("email"))
    .where("sent.company_id", "=", companyId)
    .where("sent.certificate_id", "=", certificateId)
    .where("recipient.state", "!=", "FAILED")
    .groupBy(sql`lower(recipient.email)`)
    .orderBy("email")
    .execute();
  if (addresses.length === 0) return [];
  const rows = addresses.map(({ email }) => ({
    company_id: companyId,
    id: randomUUID(),
    certificate_id: certificateId,
    email,
    state: "QUEUED" as const,
    changed_at: new Date(),
  }));
  await trx.insertInto("withdrawal_notice").values(rows).execute();
  return rows.map(({ id }) => id);
}
