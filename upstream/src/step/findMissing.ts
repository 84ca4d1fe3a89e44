import type { components } from "../__generated__/contract.ts";
import type { Language } from "../language.ts";
import { productTitle } from "../product/productTitle.ts";
import { type BuiltEntry, type BuiltStep, buildSteps } from "./buildSteps.ts";
import type { InstallationRecord } from "./loadRecords.ts";

type StepField = components["schemas"]["StepField"];
export type Missing = components["schemas"]["Missing"];

/** What keeps an installation from being finished, and (OUTSIDE) which values deserve a look before a certificate. */
export function findMissing(record: InstallationRecord, language: Language): Missing[] {
  if (record.products.length === 0) return [{ kind: "NO_PRODUCTS" }];
  return buildSteps(record, language).flatMap((step, index) =>
    step.entries.flatMap((entry) =>
      [...notRecorded(entry), ...outside(entry)].map((found) => ({
        ...found,
        ...placeOf(step, index, entry, language),
      })),
    ),
  );
}

/** True when nothing but remarks is left: at least one product and every required field filled. */
export function canBeFinished(missing: Missing[]): boolean {
  return missing.every(({ kind }) => kind === "OUTSIDE");
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

function notRecorded({ dataSchema, recording }: BuiltEntry): Missing[] {
  return dataSchema.required
    .filter((field) => !isFilled(recording?.data[field]))
    .map((field) => ({ kind: "NOT_RECORDED", field }));
}

// A required value that was left out on purpose is still asked for.
function isFilled(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0;
  return value !== undefined && value !== null && value !== "NOT_MEASURED";
}

function outside({ dataSchema, recording }: BuiltEntry): Missing[] {
  const found: Missing[] = [];
  const { resistance, insulation } = dataSchema.properties;
  const measured = recording?.data;
  if (resistance && isOutside(measured?.resistance, resistance)) {
    found.push(remark("resistance", measured?.resistance, resistance));
  }
  // An insulation tester at its end of scale is the best answer there is.
  if (insulation && typeof measured?.insulation === "number" && measured.insulation < (insulation.const ?? 0)) {
    found.push(remark("insulation", measured.insulation, { minimum: insulation.const }));
  }
  return found;
}

interface Limits {
  minimum?: number;
  maximum?: number;
}

function isOutside(value: components["schemas"]["Reading"] | undefined, { minimum, maximum }: Limits): boolean {
  if (value === "OVER_RANGE") return true;
  if (typeof value !== "number") return false;
  return value < (minimum ?? Number.NEGATIVE_INFINITY) || value > (maximum ?? Number.POSITIVE_INFINITY);
}

function remark(field: StepField, value: components["schemas"]["Reading"] | undefined, limits: Limits): Missing {
  const { minimum, maximum } = limits;
  return {
    kind: "OUTSIDE",
    field,
    value,
    ...(minimum !== undefined && { minimum }),
    ...(maximum !== undefined && { maximum }),
  };
}
