import type { components } from "../__generated__/contract.ts";
import type { Language } from "../i18n/language.ts";
import { productTitle } from "../product/catalogue/productTitle.ts";
import { type BuiltEntry, type BuiltStep, buildSteps } from "./buildSteps.ts";
import { judgeReading } from "./judgeReading.ts";
import type { FormerFinding, InstallationContents } from "./loadInstallationContents.ts";
import { measuredFields } from "./measuredWith.ts";

type SamePhotos = ReadonlyMap<string, Pick<components["schemas"]["PhotoPlaces"], "kind">>;
export type Missing = components["schemas"]["Missing"];

/** Missing values block finishing; remarks do not. The contract's `missing` has both. `samePhotos` is keyed by file id. */
export function findMissing(
  contents: InstallationContents,
  language: Language,
  samePhotos: SamePhotos = new Map(),
): Missing[] {
  if (contents.products.length === 0) return [{ kind: "NO_PRODUCTS" }];
  return buildSteps(contents, language).flatMap((step, index) =>
    step.entries.flatMap((entry) =>
      [
        ...notRecorded(entry),
        ...remarks(entry),
        ...wasOutside(step, entry),
        ...overdueCalibrations(entry),
        ...otherRooms(entry, samePhotos),
      ].map((found) => ({
        ...found,
        ...placeOf(step, index, entry, language),
      })),
    ),
  );
}

export function blocksFinishing({ kind }: Missing): boolean {
  return kind === "NO_PRODUCTS" || kind === "NOT_RECORDED";
}

function placeOf(step: BuiltStep, index: number, { installed }: BuiltEntry, language: Language) {
  return {
    stepLabel: step.stepLabel,
    stepTitle: step.title,
    stepNumber: index + 1,
    measurementId: installed.measurementId,
    productTitle: productTitle(installed.product, language),
  };
}

function notRecorded(entry: BuiltEntry): Missing[] {
  return unfilledFields(entry).map((field) => ({ kind: "NOT_RECORDED", field }));
}

export function unfilledFields({ dataSchema, recording }: BuiltEntry) {
  return dataSchema.required.filter((field) => !isFilled(recording?.data[field]));
}

function isFilled(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0;
  return value !== undefined && value !== null && value !== "NOT_MEASURED";
}

function remarks({ dataSchema, recording }: BuiltEntry): Missing[] {
  const { resistance, insulation } = dataSchema.properties;
  return [
    ...(resistance ? remark("resistance", recording?.data.resistance, resistance) : []),
    ...(insulation ? remark("insulation", recording?.data.insulation, { minimum: insulation.const }) : []),
  ];
}

function wasOutside({ stepLabel }: BuiltStep, entry: BuiltEntry): Missing[] {
  return formerFindings(stepLabel, entry).map(({ quantity, reading, minimum, maximum, exchangedAt, exchangedBy }) => ({
    ...{ kind: "WAS_OUTSIDE", field: quantity, value: reading },
    ...(minimum !== null && { minimum }),
    ...(maximum !== null && { maximum }),
    ...{ exchangedAt: new Date(exchangedAt).toISOString(), exchangedBy },
  }));
}

/** Values outside the limits of the former product, unless they have changed since or are outside the new limits. */
export function formerFindings(stepLabel: string, { installed, dataSchema, recording }: BuiltEntry): FormerFinding[] {
  const { resistance, insulation } = dataSchema.properties;
  const limits = { resistance, insulation: { minimum: insulation?.const } };
  return installed.formerFindings.filter(
    ({ quantity, reading, ...found }) =>
      found.stepLabel === stepLabel &&
      recording?.data[quantity] === reading &&
      judgeReading(quantity, reading, limits[quantity]) !== "OUTSIDE",
  );
}

function overdueCalibrations({ recording }: BuiltEntry): Missing[] {
  return measuredFields.flatMap((field) => {
    const instrument = recording?.measuredWith[field]?.instrument;
    return instrument?.overdue
      ? [{ kind: "CALIBRATION_OVERDUE", field, value: recording?.data[field], instrument }]
      : [];
  });
}

function otherRooms({ recording }: BuiltEntry, samePhotos: SamePhotos): Missing[] {
  const kinds = new Set(recording?.data.attachments?.map(({ fileId }) => samePhotos.get(fileId)?.kind));
  return [
    ...(kinds.has("EQUAL") ? [{ kind: "SAME_PHOTO", field: "attachments" } as const] : []),
    ...(kinds.has("SIMILAR") ? [{ kind: "SIMILAR_PHOTO", field: "attachments" } as const] : []),
  ];
}

function remark(
  field: "resistance" | "insulation",
  value: components["schemas"]["Reading"] | undefined,
  { minimum, maximum }: { minimum?: number; maximum?: number },
): Missing[] {
  const kind = judgeReading(field, value ?? undefined, { minimum, maximum });
  if (kind !== "OUTSIDE" && kind !== "INCONCLUSIVE") return [];
  return [{ kind, field, value, ...(minimum !== undefined && { minimum }), ...(maximum !== undefined && { maximum }) }];
}
