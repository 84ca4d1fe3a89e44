import type { components } from "../__generated__/contract.ts";
import type { Language } from "../i18n/language.ts";
import { isFoil, nominalResistance, parallelResistance, resistanceLimits } from "../product/catalogue/nominalValues.ts";
import type { InstallationContents, InstalledProductRow, Recording } from "./loadInstallationContents.ts";
import { type CatalogueStep, proofOf, stepCatalogue } from "./stepCatalogue.ts";

export type BuiltEntry = {
  installed: InstalledProductRow;
  dataSchema: DataSchema;
  recording: Recording | undefined;
};

export type BuiltStep = {
  stepLabel: string;
  title: string;
  entries: BuiltEntry[];
};

export function buildSteps({ products, recordings }: InstallationContents, language: Language): BuiltStep[] {
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

type DataSchema = components["schemas"]["StepEntry"]["dataSchema"];
type Properties = DataSchema["properties"];
type StepField = components["schemas"]["StepField"];

const minInsulationMegohm = 10;

/** Undefined if the step does not concern the product. Foils are wired in parallel, so they are measured together. */
function dataSchemaOf(
  step: CatalogueStep,
  installed: InstalledProductRow,
  all: InstalledProductRow[],
): DataSchema | undefined {
  const asked = step.asks[proofOf(installed.product.recipe)];
  if (!asked) return undefined;
  const properties: Properties = {};
  for (const field of [...asked.required, ...asked.optional]) {
    Object.assign(properties, { [field]: propertyOf(field, installed, all) });
  }
  return { type: "object", properties, required: asked.required };
}

function propertyOf(field: StepField, installed: InstalledProductRow, all: InstalledProductRow[]): object {
  if (field === "resistance") return { type: "number", ...expectedBand(installed, all) };
  if (field === "insulation") return { type: "number", const: minInsulationMegohm };
  if (field === "isWaterSurrounded") return { type: "boolean" };
  if (field === "attachments") return { type: "array" };
  return { type: "number" };
}

function expectedBand(installed: InstalledProductRow, all: InstalledProductRow[]) {
  const together = isFoil(installed) ? all.filter(isFoil) : [installed];
  const resistances = together.map(nominalResistance).filter((ohms) => ohms !== null);
  if (resistances.length === 0) return {};
  return resistanceLimits(parallelResistance(resistances), 1);
}
