import { briefly } from "../storage/database.ts";
import { adoptRows, forgetRow, storeRow } from "../storage/pendingRows.ts";
import type { FileToSend } from "./uploadsContext.ts";

/** Stores a chosen file in the browser. Also resolves if the browser cannot store it or takes too long. */
export async function storeFile(kept: FileToSend): Promise<void> {
  const { id, file, keepsPlace, origin, addingKey, awaitsConnection, begunUrl, arrived } = kept;
  const { entryId, plannedEntryId, installationId, subject, path } = kept;
  const where = { entryId, plannedEntryId, installationId, subject, path };
  const row = { id, ...where, file, keepsPlace, origin, addingKey, awaitsConnection, begunUrl, arrived };
  await briefly(storeRow("files", row));
}

export function forgetFile(id: string): void {
  forgetRow("files", id);
}

export function takeOverFiles(isWanted?: (file: FileToSend) => boolean): Promise<FileToSend[]> {
  return adoptRows<FileToSend>("files", isWanted);
}
