import type { components } from "../__generated__/contract.ts";
import type { Handler } from "../http/operation.ts";
import { byTitle } from "../i18n/language.ts";
import { type FolderNode, folderIn, loadFolderTree } from "./loadFolderTree.ts";

export const getFolder: Handler<"getFolder"> = async ({ db, viewer, params }) => {
  const tree = await loadFolderTree(db, viewer.companyId, params.projectId);
  const folder = folderIn(tree, params.folderId);
  return { status: 200, body: toFolder(folder), version: folder.row.version };
};

// The request names no language, so titles sort by the Swedish alphabet.
const compare = byTitle("sv");

export function toFolder(node: FolderNode): components["schemas"]["Folder"] {
  return { ...toFolderSummary(node), subFolders: node.children.map(toFolderSummary).sort(compare) };
}

function toFolderSummary({
  row,
  path,
  count,
  completed,
  activated,
  awaitingReview,
}: FolderNode): components["schemas"]["FolderSummary"] {
  return {
    id: row.id,
    title: row.title,
    path,
    depth: row.depth,
    parentFolderId: row.parent_folder_id,
    projectId: row.project_id,
    isComplete: count > 0 && completed === count,
    installations: { count, completed, activated, awaitingReview },
    version: String(row.version),
    externalId: row.external_id,
    metadata: row.metadata,
    updatedAt: row.updated_at.toISOString(),
  };
}
