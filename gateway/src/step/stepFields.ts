import type { StepField } from "../__generated__/resolvers.ts";
import type { components } from "../rest/__generated__/contract.ts";

/** A step's fields as REST names them, and as the schema does. */
export const stepFields: Record<components["schemas"]["StepField"], StepField> = {
  resistance: "RESISTANCE",
  insulation: "INSULATION",
  current: "CURRENT",
  temperature: "TEMPERATURE",
  isWaterSurrounded: "IS_WATER_SURROUNDED",
  attachments: "ATTACHMENTS",
};
