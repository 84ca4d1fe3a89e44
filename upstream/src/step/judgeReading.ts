import type { components } from "../__generated__/contract.ts";

export type Reading = Exclude<components["schemas"]["Reading"], null>;
export type Quantity = "resistance" | "insulation" | "current" | "temperature" | "isWaterSurrounded";

export function parseLowerBound(reading: Reading | boolean | null | undefined): number | null {
  return typeof reading === "string" && reading.startsWith(">") ? Number(reading.slice(1)) : null;
}

/** Certificates name this version, which must increase with every change of steps, limits or verdicts. */
export const rulesVersion = 1;

export type Verdict = "OUTSIDE" | "INCONCLUSIVE" | "NEAR_LIMIT" | "WITHIN" | "NO_LIMIT" | "NOT_MEASURED";
type Limits = { minimum?: number; maximum?: number };

const worstFirst: Verdict[] = ["OUTSIDE", "INCONCLUSIVE", "NEAR_LIMIT", "WITHIN", "NO_LIMIT", "NOT_MEASURED"];

/**
 * "Over range" is within the limits of insulation, and outside those of resistance (a broken conductor).
 */
export function judgeReading(quantity: Quantity, reading: Reading | boolean | undefined, limits: Limits = {}): Verdict {
  if (reading === undefined || reading === "NOT_MEASURED") return "NOT_MEASURED";
  if (reading === "OVER_RANGE") return overRange[quantity] ?? "NO_LIMIT";
  const { minimum, maximum } = limits;
  if (typeof reading === "boolean" || (minimum === undefined && maximum === undefined)) return "NO_LIMIT";
  if (typeof reading === "string") return judgeLowerBound(parseLowerBound(reading) ?? 0, limits);
  if (reading < (minimum ?? Number.NEGATIVE_INFINITY)) return "OUTSIDE";
  if (reading > (maximum ?? Number.POSITIVE_INFINITY)) return "OUTSIDE";
  if (minimum === undefined || maximum === undefined) return "WITHIN";
  const edge = (maximum - minimum) / 10;
  return reading < minimum + edge || reading > maximum - edge ? "NEAR_LIMIT" : "WITHIN";
}

/** Judges a reading `>bound`. It is inconclusive if the limit is above the instrument's range. */
function judgeLowerBound(bound: number, { minimum, maximum }: Limits): Verdict {
  if (maximum !== undefined) return bound >= maximum ? "OUTSIDE" : "INCONCLUSIVE";
  return bound >= (minimum ?? 0) ? "WITHIN" : "INCONCLUSIVE";
}

export function worstVerdict(verdicts: Verdict[]): Verdict {
  return worstFirst.find((verdict) => verdicts.includes(verdict)) ?? "NOT_MEASURED";
}

const overRange: Partial<Record<Quantity, Verdict>> = { insulation: "WITHIN", resistance: "OUTSIDE" };
