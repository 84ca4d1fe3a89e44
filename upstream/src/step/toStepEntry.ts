import type { components } from "../__generated__/contract.ts";
import type { RecordedData } from "../database/tables.ts";
import type { Storage } from "../storage/createStorage.ts";
import type { BuiltEntry } from "./buildSteps.ts";
import type { AttachmentFile } from "./loadAttachments.ts";

type StepEntry = components["schemas"]["StepEntry"];

/** One product's part of a step as the contract shows it, with an expiring link for each attachment. */
export function toStepEntry(
  { installed, dataSchema, recording }: BuiltEntry,
  files: Map<string, AttachmentFile>,
  storage: Storage,
): StepEntry {
  return {
    measurementId: installed.measurementId,
    productId: installed.product.id,
    dataSchema,
    data: toData(recording?.data ?? {}, files, storage),
    recordedAt: recording?.recordedAt.toISOString() ?? null,
    recordedBy: recording?.recordedBy ?? null,
  };
}

function toData(
  { attachments, ...values }: RecordedData,
  files: Map<string, AttachmentFile>,
  storage: Storage,
): StepEntry["data"] {
  if (!attachments) return values;
  return {
    ...values,
    attachments: attachments.flatMap(({ fileId, fileName }) => {
      const file = files.get(fileId);
      return file ? [{ url: storage.downloadLink(fileId), fileName, ...file }] : [];
    }),
  };
}
