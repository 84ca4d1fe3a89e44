import type { Handler } from "../http/operation.ts";
import { folderIn, loadFolderTree } from "./loadFolderTree.ts";
import { toFolder } from "./toFolder.ts";

export const getFolder: Handler<"getFolder"> = async ({ db, viewer, params }) => {
  const tree = await loadFolderTree(db, viewer.companyId, params.projectId);
  const folder = folderIn(tree, params.folderId);
  return { status: 200, body: toFolder(folder), version: folder.row.version };
};
