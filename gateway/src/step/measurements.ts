import type { Measurement, Quantity } from "../__generated__/resolvers.ts";
import type { RestReading, RestStepEntry } from "../rest/types.ts";
import { type Limits, verdictOf } from "./verdict.ts";

const inFormOrder = ["resistance", "insulation", "current", "temperature"] as const;
type Field = (typeof inFormOrder)[number];

const quantities: Record<Field, Quantity> = {
  resistance: "RESISTANCE",
  insulation: "INSULATION",
  current: "CURRENT",
  temperature: "TEMPERATURE",
};

/** Each quantity that the entry's schema asks for, with its limits and its reading. */
export function measurements({ dataSchema, data }: RestStepEntry): Measurement[] {
  return inFormOrder
    .filter((field) => dataSchema.properties[field])
    .map((field) => {
      const reading = toReading(data[field]);
      const limits = limitsOf(dataSchema.properties, field);
      return {
        quantity: quantities[field],
        ...reading,
        isRequired: dataSchema.required?.includes(field) ?? false,
        ...limits,
        verdict: verdictOf(quantities[field], reading, limits),
      };
    });
}

function limitsOf({ resistance, insulation }: RestStepEntry["dataSchema"]["properties"], field: Field): Limits {
  return {
    minimum: field === "resistance" ? (resistance?.minimum ?? null) : null,
    maximum: field === "resistance" ? (resistance?.maximum ?? null) : null,
    least: field === "insulation" ? (insulation?.const ?? null) : null,
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
