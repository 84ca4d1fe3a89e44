import { adoptRows, forgetRow, keepRow } from "../storage/pendingRows.ts";

/** A file that was chosen and has not arrived yet. */
type KeptFile = { id: string; entryId: string; file: File; keepsPlace: boolean; subject?: string };

export function keepFile({ id, entryId, file, keepsPlace, subject }: KeptFile): void {
  keepRow("files", { id, entryId, file, keepsPlace, subject });
}

export function forgetFile(id: string): void {
  forgetRow("files", id);
}

/** Takes over the files that pages gone by left behind. */
export function takeOverFiles(): Promise<KeptFile[]> {
  return adoptRows<KeptFile>("files");
}
