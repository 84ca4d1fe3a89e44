import { useDraftForm } from "../../forms/useDraftForm.ts";
import type { FolderNode } from "../folderTree.ts";

/** The stored choice can name folders that can no longer be chosen. They are left out. */
export function useFolderChoice(draftKey: string, selectable: readonly FolderNode[]) {
  const { values, change } = useDraftForm(draftKey, { folderIds: "" }, { endsWhenLeft: true });
  const wishedIds = values.folderIds.split(" ");
  const chosen = selectable.filter((folder) => wishedIds.includes(folder.folderId));
  const choose = (folderIds: ReadonlySet<string>) => change("folderIds", [...folderIds].join(" "));
  return { chosen, chosenIds: new Set(chosen.map((folder) => folder.folderId)), choose };
}

export type FolderChosen = ReturnType<typeof useFolderChoice>;
