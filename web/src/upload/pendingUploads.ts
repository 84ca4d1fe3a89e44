import { briefly } from "../storage/database.ts";
import { adoptRows, forgetRow, storeRow } from "../storage/pendingRows.ts";
import type { FileToSend } from "./uploadsContext.ts";

/** Keeps a file that was chosen and is not recorded yet. Resolves once the browser has it, or cannot keep it or takes too long. */
export async function storeFile(kept: FileToSend): Promise<void> {
  const { id, entryId, file, keepsPlace, plannedEntryId, installationId, awaitsConnection, arrived } = kept;
  const where = { entryId, plannedEntryId, installationId, subject: kept.subject, path: kept.path };
  await briefly(storeRow("files", { id, ...where, file, keepsPlace, awaitsConnection, arrived }));
}

export function forgetFile(id: string): void {
  forgetRow("files", id);
}

/** Takes over the files that pages gone by left behind, or of those only some. */
export function takeOverFiles(isWanted?: (file: FileToSend) => boolean): Promise<FileToSend[]> {
  return adoptRows<FileToSend>("files", isWanted);
}
