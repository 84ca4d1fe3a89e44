import { countInstallations, type FolderNode } from "../folderTree.ts";

/** One certificate covers one folder: `name` is the folder's path, and `rooms` has the titles of its installations. */
export type Sheet = { name: string; rooms: string[] };

/** The content of a sending, fixed when the confirmation opens. */
export type Sending = {
  folderIds: string[];
  /** One certificate per folder, in the order of `folderIds`. */
  sheets: Sheet[];
  /** A day like `2026-01-31`. */
  activationDate: string;
  /** True if nothing remains to activate. The service then completes and archives the project. */
  completesProject: boolean;
};

export function sendingOf(
  chosen: readonly FolderNode[],
  folders: readonly FolderNode[],
  activationDate: string,
): Sending {
  return {
    folderIds: chosen.map((folder) => folder.folderId),
    sheets: chosen.map(({ name, installations }) => ({ name, rooms: installations.map(({ title }) => title) })),
    activationDate,
    completesProject: countInstallations(chosen) === countInstallations(folders),
  };
}
