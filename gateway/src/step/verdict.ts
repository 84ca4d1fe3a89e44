import type { Quantity, Verdict } from "../__generated__/resolvers.ts";
import type { Reading } from "./measurements.ts";

/** Bounds of one quantity: a band, or a least value. */
export type Limits = { minimum: number | null; maximum: number | null; least: number | null };

const nearShare = 0.1;

/**
 * Judges a reading by its limits. Near the limit is the outer tenth of the band, at either end, bounds included. Beyond
 * the instrument's scale is good for insulation, and a broken conductor for resistance. Null when empty or nothing is expected.
 */
export function verdictOf(quantity: Quantity, reading: Reading, limits: Limits): Verdict | null {
  const { value, isOverRange, lowerBound, isNotMeasured } = reading;
  if (isNotMeasured) return "NOT_MEASURED";
  if (lowerBound !== null) return moreThan(lowerBound, limits);
  if (isOverRange) return overRange(quantity);
  if (value === null) return null;
  if (limits.least !== null) return value >= limits.least ? "WITHIN" : "OUTSIDE";
  return inBand(value, limits);
}

/** More than `bound` tells something only where the instrument's range reaches the limit. */
function moreThan(bound: number, { maximum, least }: Limits): Verdict | null {
  if (least !== null) return bound >= least ? "OVER_RANGE_WITHIN" : "OVER_RANGE_INCONCLUSIVE";
  if (maximum !== null) return bound >= maximum ? "OVER_RANGE_OUTSIDE" : "OVER_RANGE_INCONCLUSIVE";
  return null;
}

function overRange(quantity: Quantity): Verdict | null {
  if (quantity === "INSULATION") return "OVER_RANGE_WITHIN";
  return quantity === "RESISTANCE" ? "OVER_RANGE_OUTSIDE" : null;
}

function inBand(value: number, { minimum, maximum }: Limits): Verdict | null {
  if (minimum === null && maximum === null) return null;
  if (value < (minimum ?? -Infinity) || value > (maximum ?? Infinity)) return "OUTSIDE";
  if (minimum === null || maximum === null) return "WITHIN";
  const margin = (maximum - minimum) * nearShare;
  return value < minimum + margin || value > maximum - margin ? "NEAR_LIMIT" : "WITHIN";
}
