import type { components } from "../__generated__/contract.ts";
import type { RecordedData } from "../database/recordedData.ts";
import { toDay } from "../history/chain/historyEvent.ts";
import type { Storage } from "../storage/createStorage.ts";
import type { BuiltEntry } from "./buildSteps.ts";
import type { AttachmentFile } from "./loadAttachments.ts";
import type { Recorder } from "./loadInstallationContents.ts";
import { stepVersion } from "./stepVersion.ts";

type StepEntry = components["schemas"]["StepEntry"];

type Context = {
  files: Map<string, AttachmentFile>;
  recorders: Map<string, Recorder>;
  storage: Storage;
};

export function toStepEntry(entry: BuiltEntry, { files, recorders, storage }: Context): StepEntry {
  const { installed, dataSchema, recording } = entry;
  return {
    measurementId: installed.measurementId,
    productId: installed.product.id,
    dataSchema,
    data: toData(recording?.data ?? {}, files, storage),
    recordedAt: recording?.recordedAt.toISOString() ?? null,
    recordedBy: recording?.recordedBy ?? null,
    measuredOn: toDay(recording?.measured?.on ?? null),
    measuredBy: recording?.measured?.by ?? null,
    measuredWith: recording?.measuredWith ?? {},
    changes: toChanges(entry, recorders),
  };
}

function toChanges({ dataSchema, recording }: BuiltEntry, recorders: Map<string, Recorder>): StepEntry["changes"] {
  const keys = Object.keys(dataSchema.properties) as (keyof RecordedData)[];
  return Object.fromEntries(
    keys.map((key) => {
      const change = recording?.changes[key];
      const recordedBy = (change && recorders.get(change.by)) ?? null;
      return [key, { version: stepVersion(recording?.data[key]), recordedAt: change?.at ?? null, recordedBy }];
    }),
  );
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
      if (!file) return [];
      const { hasThumbnail, ...facts } = file;
      const thumbnailUrl = hasThumbnail ? storage.thumbnailLink(fileId) : null;
      return [{ url: storage.downloadLink(fileId), thumbnailUrl, fileName, ...facts }];
    }),
  };
}
