import type { components } from "../__generated__/contract.ts";
import { byTitle } from "../i18n/language.ts";
import type { FolderNode } from "./loadFolderTree.ts";

// A read of a folder names no language: Swedish is what the product falls back to.
const compare = byTitle("sv");

/** A folder with its direct subfolders, sorted by title, as the contract shows it. */
export function toFolder(node: FolderNode): components["schemas"]["Folder"] {
  return { ...toFolderSummary(node), subFolders: node.children.map(toFolderSummary).sort(compare) };
}

function toFolderSummary({
  row,
  path,
  count,
  completed,
  activated,
}: FolderNode): components["schemas"]["FolderSummary"] {
  return {
    id: row.id,
    title: row.title,
    path,
    depth: row.depth,
    parentFolderId: row.parent_folder_id,
    projectId: row.project_id,
    isComplete: count > 0 && completed === count,
    installations: { count, completed, activated },
    version: String(row.version),
  };
}
