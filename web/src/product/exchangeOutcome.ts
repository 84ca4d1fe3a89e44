import { type Stored, storedReading } from "../reading/reading.ts";
import { judgeReading } from "../reading/verdict.ts";
import { seriesExpectation } from "./seriesExpectation.ts";

type Limits = { minimum: number; maximum: number };

/** The catalogue product's properties that decide the limits: in ohm, or in ohm/m for a cable that is cut to length. */
export type LimitedProduct = {
  readonly recipe: string | null | undefined;
  readonly minResistance: number | null | undefined;
  readonly maxResistance: number | null | undefined;
};

/** An installed product; `length` in m. */
export type MeasuredProduct = {
  readonly length: number | null | undefined;
  /** The resistances of the steps, in ohm. */
  readonly resistances: readonly Stored[];
};

/** `power` in W, or in W/m for a product that is cut to length; `resistancePerMetre` in ohm/m, for a series cable. */
type PoweredProduct = {
  readonly recipe: string | null | undefined;
  readonly power: number | null | undefined;
  readonly resistancePerMetre: number | null | undefined;
};

/** `length` in m, `voltage` in V. */
type Installed = { readonly length: number | null | undefined; readonly voltage: number | null | undefined };

/** The limits of the resistance in ohm after an exchange; null if the product or the length does not determine them. */
export function limitsAfter(product: LimitedProduct, length: number | null | undefined): Limits | null {
  const { minResistance: min, maxResistance: max } = product;
  if (typeof min !== "number" || typeof max !== "number") return null;
  if (product.recipe === null) return { minimum: min, maximum: max };
  return length ? { minimum: oneDecimal(min * length), maximum: oneDecimal(max * length) } : null;
}

/** The power in W after an exchange; null if the product, the length and the voltage do not determine it. */
export function powerAfter(product: PoweredProduct, { length, voltage }: Installed): number | null {
  const { recipe, power, resistancePerMetre } = product;
  if (recipe === null) return power ?? null;
  if (!length) return null;
  if (power) return power * length;
  return resistancePerMetre && voltage ? seriesExpectation(resistancePerMetre, length, voltage).power : null;
}

/**
 * The number of measured resistances, and of those outside the new limits or beyond an instrument's range that is too
 * small to judge them. Null if limits are unknown.
 */
export function countOutside(product: LimitedProduct, installed: readonly MeasuredProduct[]) {
  const counts = { measured: 0, outside: 0, inconclusive: 0 };
  for (const { length, resistances } of installed) {
    const limits = limitsAfter(product, length);
    if (!limits) return null;
    const verdicts = resistances.map((stored) =>
      judgeReading("RESISTANCE", storedReading(stored), { ...limits, lowerLimit: null }),
    );
    counts.measured += verdicts.filter((verdict) => verdict !== null && verdict !== "NOT_MEASURED").length;
    counts.outside += verdicts.filter((verdict) => verdict === "OUTSIDE" || verdict === "OVER_RANGE_OUTSIDE").length;
    counts.inconclusive += verdicts.filter((verdict) => verdict === "OVER_RANGE_INCONCLUSIVE").length;
  }
  return counts;
}

const oneDecimal = (value: number) => Math.round(value * 10) / 10;
