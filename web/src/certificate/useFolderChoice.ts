import { useState } from "react";
import type { FolderNode } from "./folderTree.ts";

/** The chosen ones among these folders; a folder that has gone, or may not be chosen any more, is not among them. */
export function useFolderChoice(selectable: readonly FolderNode[]) {
  const [wishedIds, choose] = useState<ReadonlySet<string>>(new Set());
  const chosen = selectable.filter((folder) => wishedIds.has(folder.folderId));
  return { chosen, chosenIds: new Set(chosen.map((folder) => folder.folderId)), choose };
}

export type FolderChosen = ReturnType<typeof useFolderChoice>;
