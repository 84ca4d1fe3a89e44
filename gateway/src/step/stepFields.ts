import type { Quantity, StepField } from "../__generated__/resolvers.ts";
import type { components } from "../rest/__generated__/contract.ts";

export type RestStepField = components["schemas"]["StepField"];

const restQuantities = {
  RESISTANCE: "resistance",
  INSULATION: "insulation",
  CURRENT: "current",
  TEMPERATURE: "temperature",
} as const satisfies Record<Quantity, RestStepField>;

/** The REST name of each field of a step, in the order of the form. */
export const restFields = {
  ...restQuantities,
  IS_WATER_SURROUNDED: "isWaterSurrounded",
  ATTACHMENTS: "attachments",
} as const satisfies Record<StepField, RestStepField>;

export const quantities = Object.keys(restQuantities) as Quantity[];
export const stepFields = Object.keys(restFields) as StepField[];
