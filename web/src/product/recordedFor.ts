import { fileKind } from "../upload/fileKind.ts";

export type Recorded = { values: number; photos: number; documents: number };

type Entry = {
  readonly id: string;
  readonly measurementId: string;
  readonly measurements: readonly Reading[];
  readonly isWaterSurrounded: boolean | null | undefined;
  readonly attachments: readonly { readonly fileName: string }[];
};
type Reading = {
  readonly value: number | null | undefined;
  readonly isOverRange: boolean;
  readonly isNotMeasured: boolean;
};

/** Counts what is recorded for a product. A value marked "not measured" counts too. */
export function recordedFor(measurementId: string, steps: readonly { readonly entries: readonly Entry[] }[]): Recorded {
  const entries = steps.flatMap((step) => step.entries).filter((entry) => entry.measurementId === measurementId);
  const readings = entries.flatMap((entry) => entry.measurements).filter(isRecorded);
  const answers = entries.filter(({ isWaterSurrounded }) => typeof isWaterSurrounded === "boolean");
  const files = entries.flatMap((entry) => entry.attachments).map(({ fileName }) => fileName);
  return withFiles({ values: readings.length + answers.length, photos: 0, documents: 0 }, files);
}

export function withFiles({ values, photos, documents }: Recorded, fileNames: readonly string[]): Recorded {
  const pictures = fileNames.filter((fileName) => fileKind(fileName) === "image").length;
  return { values, photos: photos + pictures, documents: documents + fileNames.length - pictures };
}

export const totalOf = ({ values, photos, documents }: Recorded): number => values + photos + documents;

function isRecorded({ value, isOverRange, isNotMeasured }: Reading): boolean {
  return typeof value === "number" || isOverRange || isNotMeasured;
}
