import type { Transaction } from "kysely";
import { inTransaction, lockProject } from "../database/locks.ts";
import { refreshProgress } from "../database/refreshProgress.ts";
import type { Tables } from "../database/tables.ts";
import { withNextVersion } from "../database/withNextVersion.ts";
import { changesOf, type HistoryEvent } from "../history/chain/historyEvent.ts";
import { writeHistory } from "../history/chain/writeHistory.ts";
import type { Call, Handler } from "../http/operation.ts";
import { issuedEvents, loadCertificateEvents } from "./certificateEvents.ts";
import { checkActivationDate } from "./checkActivationDate.ts";
import { checkSendingRate } from "./checkSendingRate.ts";
import { issueCertificates } from "./issueCertificates.ts";
import { loadProjectTree, type TreeFolder } from "./loadProjectTree.ts";
import { checkAddress, queueSending } from "./queueSending.ts";
import { replaceWithdrawn } from "./replacements.ts";
import { selectFolders } from "./selectFolders.ts";
import { storeJudgedValues } from "./storeJudgedValues.ts";
import { takeSnapshots, toBeActivated } from "./takeSnapshots.ts";
import { toCertificates } from "./toCertificates.ts";

/** POST .../sign activates rooms, issues certificates and queues mails in one transaction, and archives a wholly activated project. */
export const signProject: Handler<"signProject"> = async (call) => {
  checkAddress(call.body.toEmail);
  const { archived, certificateIds } = await inTransaction(call.db, (trx) => sign(trx, call));
  const certificates = await toCertificates(call, call.params.companyId, certificateIds);
  return { status: 200, body: { archived, certificates }, mailQueued: true };
};

async function sign(trx: Transaction<Tables>, { params, body, viewer, source, jobs }: Call<"signProject">) {
  const { companyId, projectId } = params;
  const project = await lockProject(trx, companyId, projectId);
  const activationDate = await checkActivationDate(trx, companyId, body.activationDate, project.start_date);
  const tree = await loadProjectTree(trx, companyId, projectId, { lock: true });
  const folders = selectFolders(tree, body.folderIds);
  await checkSendingRate(trx, companyId, projectId);

  const at = new Date();
  const context = { companyId, projectId, senderId: viewer.personId, activationDate, issuedAt: at };
  const snapshots = await takeSnapshots(trx, context, folders);
  const certificates = await issueCertificates(trx, context, folders, snapshots);
  const certificateIds = certificates.map(({ id }) => id);
  const replaced = await replaceWithdrawn(
    trx,
    context,
    folders.map((folder, index) => ({ certificate: certificates[index], rooms: toBeActivated(folder) })),
  );
  for (const [index, folder] of folders.entries()) {
    await activate(trx, companyId, folder, certificateIds[index] ?? null, at);
  }
  const rooms = folders.flatMap((folder) => toBeActivated(folder).map(({ id }) => id));
  await refreshProgress(trx, companyId, projectId);
  await storeJudgedValues(trx, companyId, rooms);
  const { toEmail, sendCopy } = body;
  const sending = {
    companyId,
    projectId,
    sender: { id: viewer.personId, email: viewer.email },
    toEmail,
    sendCopy,
    certificateIds,
    at,
  };
  const addresses = await queueSending(trx, jobs, sending);
  const archived = await archiveWhenDone(trx, companyId, projectId);
  await writeHistory(trx, source, [
    ...folders.flatMap((folder, index) =>
      issuedEvents(
        {
          ...{ projectId, folderId: folder.id, number: certificates[index]?.number ?? "", activationDate },
          validUntil: snapshots[index]?.validUntil ?? "",
        },
        toBeActivated(folder).map(({ id }) => id),
      ),
    ),
    ...replaced,
    ...(await loadCertificateEvents(trx, sending, "certificate.sent", addresses)),
    ...(archived && !project.archived ? [archivedEvent(projectId)] : []),
  ]);
  return { archived, certificateIds };
}

function archivedEvent(projectId: string): HistoryEvent {
  return { action: "project.archived", projectId, changes: changesOf({ archived: false }, { archived: true }) };
}

async function activate(
  trx: Transaction<Tables>,
  companyId: string,
  folder: TreeFolder,
  certificateId: string | null,
  at: Date,
): Promise<void> {
  const ids = toBeActivated(folder).map(({ id }) => id);
  await trx
    .updateTable("installation")
    .set(withNextVersion({ activated_at: at, certificate_id: certificateId }))
    .where("company_id", "=", companyId)
    .where("id", "in", ids)
    .execute();
}

async function archiveWhenDone(trx: Transaction<Tables>, companyId: string, projectId: string): Promise<boolean> {
  const waiting = await trx
    .selectFrom("installation")
    .select("id")
    .where("company_id", "=", companyId)
    .where("project_id", "=", projectId)
    .where("activated_at", "is", null)
    .limit(1)
    .executeTakeFirst();
  if (waiting) return false;
  await trx
    .updateTable("project")
    .set(withNextVersion({ archived: true }))
    .where("company_id", "=", companyId)
    .where("id", "=", projectId)
    .execute();
  return true;
}
