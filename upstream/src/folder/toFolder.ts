import type { components } from "../__generated__/contract.ts";
import type { FolderNode } from "./loadFolderTree.ts";

/** A folder with its direct subfolders as the contract shows it. */
export function toFolder(node: FolderNode): components["schemas"]["Folder"] {
  return { ...toFolderSummary(node), subFolders: node.children.map(toFolderSummary) };
}

function toFolderSummary({ row, path, count, completed }: FolderNode): components["schemas"]["FolderSummary"] {
  return {
    id: row.id,
    title: row.title,
    path,
    depth: row.depth,
    parentFolderId: row.parent_folder_id,
    projectId: row.project_id,
    isComplete: count > 0 && completed === count,
    installations: { count, completed },
    version: String(row.version),
  };
}
