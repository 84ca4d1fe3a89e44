import type { Measurement, Quantity } from "../__generated__/resolvers.ts";
import type { RestReading, RestStepEntry } from "../rest/types.ts";
import { quantities, restFields } from "./stepFields.ts";
import { type Limits, verdictOf } from "./verdict.ts";

/** Each quantity that the entry's schema asks for, with its limits and its reading. */
export function measurements({ dataSchema, data }: RestStepEntry): Measurement[] {
  return quantities
    .filter((quantity) => dataSchema.properties[restFields[quantity]])
    .map((quantity) => {
      const reading = toReading(data[restFields[quantity]]);
      const limits = toLimits(dataSchema.properties, quantity);
      const isRequired = dataSchema.required?.includes(restFields[quantity]) ?? false;
      return { quantity, ...reading, isRequired, ...limits, verdict: verdictOf(quantity, reading, limits) };
    });
}

function toLimits({ resistance, insulation }: RestStepEntry["dataSchema"]["properties"], quantity: Quantity): Limits {
  return {
    minimum: quantity === "RESISTANCE" ? (resistance?.minimum ?? null) : null,
    maximum: quantity === "RESISTANCE" ? (resistance?.maximum ?? null) : null,
    least: quantity === "INSULATION" ? (insulation?.const ?? null) : null,
  };
}

/** A REST reading as the API tells it. REST writes `>n` where an instrument's range ended at n, OVER_RANGE where it showed OL. */
export function toReading(reading: RestReading | undefined) {
  const lowerBound = typeof reading === "string" && reading.startsWith(">") ? Number(reading.slice(1)) : null;
  return {
    value: typeof reading === "number" ? reading : null,
    isOverRange: reading === "OVER_RANGE" || lowerBound !== null,
    lowerBound,
    isNotMeasured: reading === "NOT_MEASURED",
  };
}

export type Reading = ReturnType<typeof toReading>;
