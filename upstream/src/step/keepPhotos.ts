import type { Kysely } from "kysely";
import type { components } from "../__generated__/contract.ts";
import type { RecordedData } from "../database/recordedData.ts";
import type { Tables } from "../database/tables.ts";
import type { Storage } from "../storage/createStorage.ts";
import type { AttachmentFile } from "./loadAttachments.ts";
import { stepVersion } from "./stepVersion.ts";

export function keptPhotos(
  { attachments }: components["schemas"]["StepRecording"]["data"],
  storage: Storage,
): string[] {
  return attachments?.flatMap(({ url, keep }) => (keep ? (storage.fileIdOf(url) ?? []) : [])) ?? [];
}

/** Drops `attachments` if the patch only says which photos to keep: the sender must not become the step's recorder. */
export function withoutAnswer<Patch extends { attachments?: RecordedData["attachments"] | null }>(
  patch: Patch,
  kept: string[],
  stored: RecordedData | undefined,
): Patch | Omit<Patch, "attachments"> {
  const { attachments, ...values } = patch;
  const isAnswer = kept.length > 0 && stepVersion(attachments) === stepVersion(stored?.attachments);
  return isAnswer ? values : patch;
}

/**
 * Stores that the photos in `kept` belong to several rooms, and removes the question about these photos from `files`.
 */
export async function keepPhotos(
  trx: Kysely<Tables>,
  companyId: string,
  { kept, files }: { kept: string[]; files: Map<string, AttachmentFile> },
): Promise<void> {
  if (kept.length === 0) return;
  await trx
    .updateTable("file")
    .set({ kept_at: new Date() })
    .where("company_id", "=", companyId)
    .where("id", "in", kept)
    .where("kept_at", "is", null)
    .execute();
  for (const id of kept) Object.assign(files.get(id) ?? {}, { sameAs: null });
}
