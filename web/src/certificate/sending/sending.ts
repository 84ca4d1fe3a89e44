import { countInstallations, type FolderNode } from "../folderTree.ts";

/** The subject of a certificate: the path of its folder, and the titles of its installations. */
export type Sheet = { name: string; rooms: string[] };

/** The scope of one sending, as chosen when the confirmation was opened. */
export type Sending = {
  folderIds: string[];
  /** One certificate for each folder, in the same order. */
  sheets: Sheet[];
  /** A day, `2026-01-31`. */
  activationDate: string;
  /** True when nothing is left to activate afterwards, so that the project is completed and archived. */
  completesProject: boolean;
};

/** The sending of the chosen folders among those that can be activated. */
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
