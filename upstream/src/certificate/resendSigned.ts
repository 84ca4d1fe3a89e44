import type { Transaction } from "kysely";
import { inTransaction, lockProject } from "../database/locks.ts";
import type { Tables } from "../database/tables.ts";
import { notFound } from "../errors.ts";
import { writeHistory } from "../history/chain/writeHistory.ts";
import type { Call, Handler } from "../http/operation.ts";
import { loadCertificateEvents } from "./certificateEvents.ts";
import { checkSendingRate } from "./checkSendingRate.ts";
import { replaceOwnerCodes } from "./ownerCode.ts";
import { checkAddress, queueSending } from "./queueSending.ts";
import { notSignable } from "./selectFolders.ts";
import { toCertificates } from "./toCertificates.ts";

export const resendSigned: Handler<"resendSigned"> = async (call) => {
  checkAddress(call.body.toEmail);
  const certificateIds = await inTransaction(call.db, (trx) => resend(trx, call));
  const certificates = await toCertificates(call, call.params.companyId, certificateIds);
  return { status: 200, body: { certificates }, mailQueued: true };
};

async function resend(trx: Transaction<Tables>, { params, body, viewer, source, jobs }: Call<"resendSigned">) {
  const { companyId, projectId } = params;
  await lockProject(trx, companyId, projectId);
  const certificateIds = await certificatesOf(trx, companyId, projectId, body.folderIds);
  await checkSendingRate(trx, companyId, projectId);
  const { toEmail, sendCopy, replaceOwnerCode = false } = body;
  const sender = { id: viewer.personId, email: viewer.email };
  const sending = { companyId, projectId, sender, toEmail, sendCopy, certificateIds, at: new Date() };
  // Replaces the codes first, because queuing a mail stores the current code.
  if (replaceOwnerCode) await replaceOwnerCodes(trx, companyId, certificateIds);
  const addresses = await queueSending(trx, jobs, sending);
  await writeHistory(trx, source, [
    ...(replaceOwnerCode ? await loadCertificateEvents(trx, sending, "certificate.codeReplaced", {}) : []),
    ...(await loadCertificateEvents(trx, sending, "certificate.resent", addresses)),
  ]);
  return certificateIds;
}

async function certificatesOf(trx: Transaction<Tables>, companyId: string, projectId: string, folderIds: string[]) {
  const rows = await trx
    .selectFrom("folder")
    .leftJoin("certificate", (join) =>
      join
        .onRef("certificate.company_id", "=", "folder.company_id")
        .onRef("certificate.folder_id", "=", "folder.id")
        .on("certificate.withdrawn_at", "is", null),
    )
    .select(["folder.id as folderId", "folder.title", "certificate.id as certificateId"])
    .where("folder.company_id", "=", companyId)
    .where("folder.project_id", "=", projectId)
    .where("folder.id", "in", folderIds)
    .execute();
  if (new Set(rows.map(({ folderId }) => folderId)).size < folderIds.length) throw notFound();
  const without = rows.filter(({ certificateId }) => certificateId === null);
  if (without.length > 0) throw notSignable(without.map(({ title }) => title));
  return rows.flatMap(({ certificateId }) => certificateId ?? []);
}
