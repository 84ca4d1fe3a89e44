import type { components } from "../__generated__/contract.ts";

export type Reading = Exclude<components["schemas"]["Reading"], null>;
export type Quantity = "resistance" | "insulation" | "current" | "temperature" | "isWaterSurrounded";

/** The n of a reading `>n`; null for every other. */
export function parseLowerBound(reading: Reading | boolean | null | undefined): number | null {
  return typeof reading === "string" && reading.startsWith(">") ? Number(reading.slice(1)) : null;
}
