import type { ReadingInput } from "./__generated__/recordMeasurementsMutation.graphql.ts";
import type { Quantity, Reading } from "./reading.ts";

/** A reading as the mutation takes it; an empty one clears the quantity. */
export function readingInput(quantity: Quantity, reading: Reading): ReadingInput {
  if (reading.kind === "value") return { quantity, value: reading.value };
  if (reading.kind === "overRange")
    return reading.lowerBound === null ? { quantity, isOverRange: true } : { quantity, lowerBound: reading.lowerBound };
  return reading.kind === "notMeasured" ? { quantity, isNotMeasured: true } : { quantity };
}
