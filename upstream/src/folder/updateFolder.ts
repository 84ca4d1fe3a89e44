import { notFound } from "../errors.ts";
import type { Handler } from "../operation.ts";
import { folderIn, loadFolderTree } from "./loadFolderTree.ts";
import { toFolder } from "./toFolder.ts";

export const updateFolder: Handler<"updateFolder"> = async ({ db, viewer, params, body }) => {
  const { companyId } = viewer;
  const renamed = await db
    .updateTable("folder")
    .set({ title: body.title.trim() })
    .where("company_id", "=", companyId)
    .where("project_id", "=", params.projectId)
    .where("id", "=", params.folderId)
    .returning("id")
    .executeTakeFirst();
  if (!renamed) throw notFound();
  const tree = await loadFolderTree(db, companyId, params.projectId);
  return { status: 200, body: toFolder(folderIn(tree, params.folderId)) };
};
