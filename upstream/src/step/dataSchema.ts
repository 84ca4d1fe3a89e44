import type { components } from "../__generated__/contract.ts";
import { isFoil, nominalResistance, parallelResistance } from "../product/nominalValues.ts";
import type { InstalledProductRow } from "./loadRecords.ts";
import { type CatalogueStep, proofOf } from "./stepCatalogue.ts";

export type DataSchema = components["schemas"]["StepEntry"]["dataSchema"];
type Properties = DataSchema["properties"];
type StepField = components["schemas"]["StepField"];

/** Makers' usual tolerance of a heating conductor: five per cent below to ten above the nominal value. */
const lowest = 0.95;
const highest = 1.1;
/** Megohm at 500 V or more; a least value. */
const minInsulation = 10;

/**
 * The fields of one product in one step, with the limits that its data give; undefined when the step does not
 * concern it. Foils of one installation lie in parallel and are measured together.
 */
export function dataSchemaOf(
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
  if (field === "insulation") return { type: "number", const: minInsulation };
  if (field === "isWaterSurrounded") return { type: "boolean" };
  if (field === "attachments") return { type: "array" };
  return { type: "number" };
}

function expectedBand(installed: InstalledProductRow, all: InstalledProductRow[]) {
  const together = isFoil(installed) ? all.filter(isFoil) : [installed];
  const resistances = together.map(nominalResistance).filter((ohms) => ohms !== null);
  if (resistances.length === 0) return {};
  const nominal = parallelResistance(resistances);
  return { minimum: oneDecimal(nominal * lowest), maximum: oneDecimal(nominal * highest) };
}

function oneDecimal(value: number): number {
  return Math.round(value * 10) / 10;
}
