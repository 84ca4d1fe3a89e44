import { countInstallations, type FolderNode } from "./folderTree.ts";

/** What one sending covers, as chosen when the confirmation was opened. */
export type Sending = {
  folderIds: string[];
  /** The titles of the installations, in the order of the folders. */
  rooms: string[];
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
    rooms: chosen.flatMap((folder) => folder.installations.map((installation) => installation.title)),
    activationDate,
    completesProject: countInstallations(chosen) === countInstallations(folders),
  };
}
