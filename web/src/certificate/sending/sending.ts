import { countInstallations, type FolderNode } from "../folderTree.ts";

/** The subject of one certificate: the way to its folder from the top of the tree, and the titles of its installations. */
export type Sheet = { name: string; rooms: string[] };

/** The scope of one sending, as chosen when the confirmation was opened. */
export type Sending = {
  folderIds: string[];
  /** One certificate for each folder, in the same order. */
  sheets: Sheet[];
  /** A day, `2026-01-31`. */
  activationDate: string;
  /** Nothing is left to activate afterwards, so that the project is completed and archived. */
  completesProject: boolean;
};

/** The sending of the chosen folders among all that have something to activate. */
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
