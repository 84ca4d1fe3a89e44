import type { Language } from "../i18n/language.ts";
import { type DataSchema, dataSchemaOf } from "./dataSchema.ts";
import type { InstallationRecord, InstalledProductRow, RecordingRow } from "./loadRecords.ts";
import { stepCatalogue } from "./stepCatalogue.ts";

export interface BuiltEntry {
  installed: InstalledProductRow;
  dataSchema: DataSchema;
  recording: RecordingRow | undefined;
}

export interface BuiltStep {
  stepLabel: string;
  title: string;
  entries: BuiltEntry[];
}

/** The steps that the products of an installation ask for, each with one entry per product it concerns. */
export function buildSteps({ products, recordings }: InstallationRecord, language: Language): BuiltStep[] {
  const recorded = new Map(recordings.map((recording) => [keyOf(recording), recording]));
  const steps = stepCatalogue.map((step) => ({
    stepLabel: step.stepLabel,
    title: step.title[language],
    entries: products.flatMap((installed) => {
      const dataSchema = dataSchemaOf(step, installed, products);
      const recording = recorded.get(keyOf({ measurementId: installed.measurementId, stepLabel: step.stepLabel }));
      return dataSchema ? [{ installed, dataSchema, recording }] : [];
    }),
  }));
  return steps.filter(({ entries }) => entries.length > 0);
}

function keyOf({ measurementId, stepLabel }: { measurementId: string; stepLabel: string }): string {
  return `${measurementId} ${stepLabel}`;
}
