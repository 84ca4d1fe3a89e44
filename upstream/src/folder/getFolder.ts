import type { Handler } from "../operation.ts";
import { folderIn, loadFolderTree } from "./loadFolderTree.ts";
import { toFolder } from "./toFolder.ts";

export const getFolder: Handler<"getFolder"> = async ({ db, viewer, params }) => {
  const tree = await loadFolderTree(db, viewer.companyId, params.projectId);
  return { status: 200, body: toFolder(folderIn(tree, params.folderId)) };
};
