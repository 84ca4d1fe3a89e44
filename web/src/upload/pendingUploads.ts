import { adoptRows, forgetRow, keepRow } from "../storage/pendingRows.ts";
import type { FileToSend } from "./uploadsContext.ts";

/** A file that was chosen and has not arrived yet. */
type KeptFile = FileToSend & { subject?: string };

export function keepFile({ id, entryId, file, keepsPlace, plannedEntryId, subject }: KeptFile): void {
  keepRow("files", { id, entryId, file, keepsPlace, plannedEntryId, subject });
}

export function forgetFile(id: string): void {
  forgetRow("files", id);
}

/** Takes over the files that pages gone by left behind. */
export function takeOverFiles(): Promise<KeptFile[]> {
  return adoptRows<KeptFile>("files");
}
