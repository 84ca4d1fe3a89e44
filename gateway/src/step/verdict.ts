import type { Quantity, Verdict } from "../__generated__/resolvers.ts";
import type { RestReading } from "../rest/payloads.ts";

/** Bounds of one quantity: a band, or a least value. */
export type Limits = { minimum: number | null; maximum: number | null; least: number | null };

const nearShare = 0.1;

/**
 * What a reading says against its limits. Near the limit is the outer tenth of the band, at either end, bounds included. Beyond
 * the instrument's scale is good for insulation, and a broken conductor for resistance. Null when empty or nothing is expected.
 */
export function verdictOf(quantity: Quantity, reading: RestReading | undefined, limits: Limits): Verdict | null {
  if (reading === null || reading === undefined) return null;
  if (reading === "NOT_MEASURED") return "NOT_MEASURED";
  if (reading === "OVER_RANGE") return overRange(quantity);
  if (limits.least !== null) return reading >= limits.least ? "WITHIN" : "OUTSIDE";
  return inBand(reading, limits);
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
