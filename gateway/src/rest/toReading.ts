import type { RestReading } from "./types.ts";

/** REST writes `>n` if the instrument's range ended at n, and OVER_RANGE if the instrument showed OL. */
export function toReading(reading: RestReading | undefined) {
  const lowerBound = typeof reading === "string" && reading.startsWith(">") ? Number(reading.slice(1)) : null;
  return {
    value: typeof reading === "number" ? reading : null,
    isOverRange: reading === "OVER_RANGE" || lowerBound !== null,
    lowerBound,
    isNotMeasured: reading === "NOT_MEASURED",
  };
}
