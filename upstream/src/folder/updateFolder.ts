import { takeExternalIds } from "../database/externalIds.ts";
import { lockProject } from "../database/locks.ts";
import { withNextVersion } from "../database/withNextVersion.ts";
import { rootFolder } from "../errors.ts";
import { changesOf, eventIfChanged, externalIdChanges } from "../history/chain/historyEvent.ts";
import { writeHistory } from "../history/chain/writeHistory.ts";
import { assertIfMatch } from "../http/etag.ts";
import type { Handler } from "../http/operation.ts";
import { toFolder } from "./getFolder.ts";
import { folderIn, loadFolderTree } from "./loadFolderTree.ts";

export const updateFolder: Handler<"updateFolder"> = async ({ db, viewer, source, params, body, ifMatch }) => {
  const { companyId } = viewer;
  const { projectId, folderId } = params;
  const folder = await db.transaction().execute(async (trx) => {
    await lockProject(trx, companyId, projectId);
    const before = folderIn(await loadFolderTree(trx, companyId, projectId), folderId);
    if (before.row.parent_folder_id === null)
      throw rootFolder("The root folder goes by its project's name; nothing was saved.");
    await assertIfMatch(ifMatch, before.row, [trx, { companyId, kind: "folder", id: folderId }]);
    const title = body.title.trim();
    const externalIds = await takeExternalIds(trx, companyId, { kind: "FOLDER", given: body, before: before.row });
    const after = await trx
      .updateTable("folder")
      .set(withNextVersion({ title, ...externalIds }))
      .where("company_id", "=", companyId)
      .where("project_id", "=", projectId)
      .where("id", "=", folderId)
      .returningAll()
      .executeTakeFirstOrThrow();
    const changes = [...changesOf({ title: before.row.title }, { title }), ...externalIdChanges(before.row, after)];
    await writeHistory(trx, source, eventIfChanged({ action: "folder.changed", projectId, folderId, changes }));
    return folderIn(await loadFolderTree(trx, companyId, projectId), folderId);
  });
  return { status: 200, body: toFolder(folder), version: folder.row.version };
};
