import { ApiError, notFound } from "../errors.ts";
import { allFolders, isSelectable, type TreeFolder } from "./loadProjectTree.ts";

const byNumberAndLetter = new Intl.Collator("sv", { numeric: true });

export function selectFolders(tree: TreeFolder[], folderIds: string[]): TreeFolder[] {
  const byId = new Map(allFolders(tree).map((folder) => [folder.id, folder]));
  const folders = folderIds.map((id) => {
    const folder = byId.get(id);
    if (!folder) throw notFound();
    return folder;
  });
  const refused = folders.filter((folder) => !isSelectable(folder));
  if (refused.length > 0) throw notSignable(refused.map(({ name }) => name));
  return folders.sort((one, other) => byNumberAndLetter.compare(one.name, other.name));
}

export function notSignable(names: string[]): ApiError {
  const which = names.map((name) => `"${name}"`).join(", ");
  return new ApiError(
    409,
    "FOLDER_NOT_SIGNABLE",
    `Nothing was sent and nothing changed. These folders have unfinished or unreviewed installations, or nothing left to activate: ${which}.`,
  );
}
