import { randomUUID } from "node:crypto";
import { takeExternalIds } from "../database/externalIds.ts";
import { inTransaction, lockProject } from "../database/locks.ts";
import { ApiError } from "../errors.ts";
import { changesOf, externalIdChanges } from "../history/chain/historyEvent.ts";
import { writeHistory } from "../history/chain/writeHistory.ts";
import type { Handler } from "../http/operation.ts";
import { findFolder } from "./findFolder.ts";
import { toFolder } from "./getFolder.ts";
import { folderIn, loadFolderTree } from "./loadFolderTree.ts";

/** The depth of folders that can have no subfolders: three levels below the root. */
const deepest = 2;

export const createFolder: Handler<"createFolder"> = async ({ db, viewer, source, params, body }) => {
  const { companyId } = viewer;
  const { projectId, folderId } = params;
  const id = randomUUID();
  const title = body.title.trim();
  const folder = await inTransaction(db, async (trx) => {
    await lockProject(trx, companyId, projectId);
    const parent = await findFolder(trx, companyId, params);
    if (parent.depth >= deepest) {
      throw new ApiError(409, "FOLDER_TOO_DEEP", "Folders go three levels deep; no folder was made below the third.");
    }
    const externalIds = await takeExternalIds(trx, companyId, { kind: "FOLDER", given: body });
    const row = await trx
      .insertInto("folder")
      .values({
        company_id: companyId,
        id,
        project_id: projectId,
        parent_folder_id: folderId,
        title,
        depth: parent.depth + 1,
        ...externalIds,
      })
      .returning(["external_id", "metadata"])
      .executeTakeFirstOrThrow();
    const changes = [...changesOf({}, { title }), ...externalIdChanges(null, row)];
    await writeHistory(trx, source, [{ action: "folder.created", projectId, folderId: id, changes }]);
    return folderIn(await loadFolderTree(trx, companyId, projectId), id);
  });
  return { status: 201, body: toFolder(folder), version: folder.row.version };
};
