import { haveWithdrawn } from "../database/haveWithdrawn.ts";
import { lockProject } from "../database/locks.ts";
import { refreshProgress } from "../database/refreshProgress.ts";
import { holdsActivated, rootFolder, wasCertified } from "../errors.ts";
import { removalEvents } from "../history/chain/removalEvents.ts";
import { writeHistory } from "../history/chain/writeHistory.ts";
import type { Handler } from "../http/operation.ts";
import { deleteInstallationFiles, tryToRemoveFiles } from "../storage/removedFiles.ts";
import { type FolderNode, folderIn, loadFolderTree } from "./loadFolderTree.ts";

export const deleteFolder: Handler<"deleteFolder"> = async ({ db, storage, viewer, source, params }) => {
  const { companyId } = viewer;
  await db.transaction().execute(async (trx) => {
    await lockProject(trx, companyId, params.projectId);
    const folder = folderIn(await loadFolderTree(trx, companyId, params.projectId), params.folderId);
    if (folder.row.parent_folder_id === null) {
      throw rootFolder("A project's root folder goes only with its project; nothing was deleted.");
    }
    const removed = withFoldersBelow(folder);
    const installations = await trx
      .selectFrom("installation")
      .select(["id", "title", "folder_id", "activated_at"])
      .where("company_id", "=", companyId)
      .where("project_id", "=", params.projectId)
      .where(
        "folder_id",
        "in",
        removed.map(({ id }) => id),
      )
      .orderBy("id")
      .forUpdate()
      .execute();
    if (installations.some(({ activated_at }) => activated_at !== null)) throw holdsActivated("folder");
    if (await haveWithdrawn(trx, companyId, installations)) throw wasCertified("folder");
    await deleteInstallationFiles(
      trx,
      companyId,
      installations.map(({ id }) => id),
    );
    await trx.deleteFrom("folder").where("company_id", "=", companyId).where("id", "=", params.folderId).execute();
    await refreshProgress(trx, companyId, params.projectId);
    await writeHistory(trx, source, removalEvents(params.projectId, { folders: removed, installations }));
  });
  await tryToRemoveFiles(db, storage, companyId);
  return { status: 204 };
};

function withFoldersBelow(node: FolderNode): FolderNode["row"][] {
  return [node.row, ...node.children.flatMap(withFoldersBelow)];
}
