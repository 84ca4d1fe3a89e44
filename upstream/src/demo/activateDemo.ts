import type { Transaction } from "kysely";
import { issueCertificates } from "../certificate/issueCertificates.ts";
import { allFolders, loadProjectTree } from "../certificate/loadProjectTree.ts";
import { queueSending } from "../certificate/queueSending.ts";
import { takeSnapshots } from "../certificate/takeSnapshots.ts";
import type { Tables } from "../database/tables.ts";
import { withNextVersion } from "../database/withNextVersion.ts";
import type { DemoActivation } from "./rows/demoRows.ts";

const dayMs = 86_400_000;
const nobodyWaits = { enqueue: async () => undefined };

export async function activateDemo(trx: Transaction<Tables>, activation: DemoActivation): Promise<void> {
  const { companyId, projectId, folderIds, sender, at } = activation;
  const tree = allFolders(await loadProjectTree(trx, companyId, projectId));
  const folders = tree.filter(({ id }) => folderIds.includes(id));
  const activationDate = new Date(Math.floor(at.getTime() / dayMs) * dayMs);
  const context = { companyId, projectId, senderId: sender.id, activationDate, issuedAt: at };
  const snapshots = await takeSnapshots(trx, context, folders);
  const certificateIds = (await issueCertificates(trx, context, folders, snapshots)).map(({ id }) => id);
  for (const [index, folder] of folders.entries()) {
    await trx
      .updateTable("installation")
      .set(withNextVersion({ activated_at: at, certificate_id: certificateIds[index] ?? null }))
      .where("company_id", "=", companyId)
      .where("folder_id", "=", folder.id)
      .execute();
  }
  await queueSending(trx, nobodyWaits, { ...activation, certificateIds });
  if (activation.refusal) {
    await trx
      .updateTable("recipient")
      .set({ state: "FAILED", reason: activation.refusal })
      .where("state", "=", "QUEUED")
      .where("copy", "=", false)
      .execute();
  }
  await trx.updateTable("recipient").set({ state: "SENT" }).where("state", "=", "QUEUED").execute();
}
