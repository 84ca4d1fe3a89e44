import type { Selectable } from "kysely";
import type { RecordedData } from "../database/recordedData.ts";
import type { Tables } from "../database/tables.ts";
import {
  changesOf,
  eventIfChanged,
  type FieldValues,
  type HistoryChange,
  type HistoryEvent,
  toDay,
} from "../history/chain/historyEvent.ts";
import type { BuiltEntry } from "./buildSteps.ts";
import type { Measured } from "./loadInstallationContents.ts";
import { type MeasuredWith, measuredWithFields } from "./measuredWith.ts";

type Attachments = NonNullable<RecordedData["attachments"]>;

type StepChange = {
  step: { number: number; label: string };
  after: { data: RecordedData; measured?: Measured | null; measuredWith?: MeasuredWith } | undefined;
};

export function stepEvents(
  { project_id: projectId, folder_id: folderId, id: installationId }: Selectable<Tables["installation"]>,
  { installed, recording }: Pick<BuiltEntry, "recording"> & { installed: StepProduct },
  { step, after: recorded }: StepChange,
): HistoryEvent[] {
  const before = recording?.data ?? {};
  const after = recorded?.data ?? {};
  const changes = [
    ...changesOf(measuredFields(before), measuredFields(after)),
    ...changesOf(measurerFields(recording?.measured), measurerFields(recorded?.measured)),
    ...changesOf(measuredWithFields(recording?.measuredWith ?? {}), measuredWithFields(recorded?.measuredWith ?? {})),
    ...attachmentChanges(before.attachments ?? [], after.attachments ?? []),
  ].map((change) => ({ ...change, step: step.number }));
  const { measurementId, product } = installed;
  return eventIfChanged({
    action: Object.keys(before).length === 0 ? "step.recorded" : "step.changed",
    projectId,
    folderId,
    installationId,
    measurementId,
    productId: product.id,
    stepLabel: step.label,
    changes,
  });
}

type StepProduct = {
  measurementId: string;
  product: { id: string };
};

function measuredFields({
  resistance,
  insulation,
  current,
  temperature,
  isWaterSurrounded,
}: RecordedData): FieldValues {
  return {
    "measurement.resistance": resistance,
    "measurement.insulation": insulation,
    "measurement.current": current,
    "measurement.temperature": temperature,
    "measurement.isWaterSurrounded": isWaterSurrounded,
  };
}

function measurerFields(measured: Measured | null | undefined): FieldValues {
  return { measuredOn: toDay(measured?.on ?? null), measuredBy: measured?.by.id };
}

/** Attachments are compared by file id: a renamed photo is one change, and two photos of one name are two changes. */
function attachmentChanges(before: Attachments, after: Attachments): HistoryChange[] {
  const fileIds = new Set([...before, ...after].map(({ fileId }) => fileId));
  const nameIn = (attachments: Attachments, fileId: string) =>
    attachments.find((attachment) => attachment.fileId === fileId)?.fileName ?? null;
  return [...fileIds].flatMap((fileId) => {
    const [from, to] = [nameIn(before, fileId), nameIn(after, fileId)];
    return from === to ? [] : [{ field: "attachments" as const, from, to }];
  });
}
