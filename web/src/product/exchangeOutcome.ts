import { type Stored, storedReading } from "../reading/reading.ts";
import { judgeReading } from "../reading/verdict.ts";

type Limits = { minimum: number; maximum: number };

/** The catalogue product's properties that decide the limits: in ohm, or in ohm/m for a cable that is cut to length. */
export type Limited = {
  readonly recipe: string | null | undefined;
  readonly minResistance: number | null | undefined;
  readonly maxResistance: number | null | undefined;
};

/** An installed product; `length` in m. */
export type Measured = {
  readonly length: number | null | undefined;
  /** The resistances of the steps, in ohm. */
  readonly resistances: readonly Stored[];
};

/** The limits of the resistance in ohm after an exchange; null if the product or the length does not determine them. */
export function limitsAfter(product: Limited, length: number | null | undefined): Limits | null {
  const { minResistance: min, maxResistance: max } = product;
  if (typeof min !== "number" || typeof max !== "number") return null;
  if (product.recipe === null) return { minimum: min, maximum: max };
  return length ? { minimum: oneDecimal(min * length), maximum: oneDecimal(max * length) } : null;
}

/** The number of measured steps, and of those outside the new limits. Null if limits are unknown. */
export function stepsAfter(product: Limited, installed: readonly Measured[]) {
  const steps = { measured: 0, outside: 0 };
  for (const { length, resistances } of installed) {
    const limits = limitsAfter(product, length);
    if (!limits) return null;
    const verdicts = resistances.map((stored) =>
      judgeReading("RESISTANCE", storedReading(stored), { ...limits, lowerLimit: null }),
    );
    steps.measured += verdicts.filter((verdict) => verdict !== null && verdict !== "NOT_MEASURED").length;
    steps.outside += verdicts.filter((verdict) => verdict === "OUTSIDE" || verdict === "OVER_RANGE_OUTSIDE").length;
  }
  return steps;
}

const oneDecimal = (value: number) => Math.round(value * 10) / 10;
