import { type Reading, type Stored, storedReading } from "../reading/reading.ts";
import { judgeReading, type Verdict, verdictLook } from "../reading/verdict.ts";
import type { InstalledProduct } from "./exchangedProduct.ts";
import { seriesExpectation } from "./seriesExpectation.ts";

type Limits = { minimum: number; maximum: number };

/** The catalogue product's properties that decide the limits: in ohm, or in ohm/m for a cable that is cut to length. */
export type LimitedProduct = {
  readonly recipe: string | null | undefined;
  readonly minResistance: number | null | undefined;
  readonly maxResistance: number | null | undefined;
  readonly resistancePerMetre: number | null | undefined;
};

/** An installed product; `length` in m. */
export type MeasuredProduct = {
  readonly recipe: string | null | undefined;
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

type Former = Pick<MeasuredProduct, "recipe" | "length">;

/** The limits in ohm after an exchange; null if unknown, or if the service refuses the product's recipe. */
export function limitsAfter(product: LimitedProduct, { recipe, length }: Former): Limits | null {
  const { minResistance: min, maxResistance: max, resistancePerMetre } = product;
  if (product.recipe !== recipe || typeof min !== "number" || typeof max !== "number") return null;
  if (recipe === null) return { minimum: min, maximum: max };
  if (!length || !resistancePerMetre) return null;
  // The service rounds the limits of the whole cable, so limits of a metre times the length can differ by 0.1 ohm.
  const limit = (ofMetre: number) => {
    const share = rounded(ofMetre / resistancePerMetre, 3);
    return rounded(resistancePerMetre * length * share, 1);
  };
  return { minimum: limit(min), maximum: limit(max) };
}

/** The power in W after an exchange; null if the product, the length and the voltage do not determine it. */
export function powerAfter(product: PoweredProduct, { length, voltage }: Installed): number | null {
  const { recipe, power, resistancePerMetre } = product;
  if (recipe === null) return power ?? null;
  if (!length) return null;
  if (power) return power * length;
  return resistancePerMetre && voltage ? seriesExpectation(resistancePerMetre, length, voltage).power : null;
}

/** Counts measured, outside and inconclusive resistances. Null if a product has no new limits. */
export function countOutside(product: LimitedProduct, installed: readonly MeasuredProduct[]) {
  const counts = { measured: 0, outside: 0, inconclusive: 0 };
  for (const { resistances, ...former } of installed) {
    const limits = limitsAfter(product, former);
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

type JudgedReading = { id: string; room: string; step: string; reading: Reading; before: Verdict; after: Verdict };

/** The resistances that get another verdict by the new limits. */
export function judgedAnew(product: LimitedProduct, installed: readonly InstalledProduct[]): JudgedReading[] {
  return installed.flatMap(({ id, room, resistances, ...former }) => {
    const limits = limitsAfter(product, former);
    if (!limits) return [];
    return resistances.flatMap(({ step, minimum, maximum, ...stored }) => {
      const reading = storedReading(stored);
      const judge = (range: Pick<Parameters<typeof judgeReading>[2], "minimum" | "maximum">) =>
        judgeReading("RESISTANCE", reading, { ...range, lowerLimit: null });
      const [before, after] = [judge({ minimum, maximum }), judge(limits)];
      const isAnew = before && after && verdictLook(before, "RESISTANCE").id !== verdictLook(after, "RESISTANCE").id;
      return isAnew ? { id: `${id} ${step}`, room, step, reading, before, after } : [];
    });
  });
}

const rounded = (value: number, decimals: number) => Math.round(value * 10 ** decimals) / 10 ** decimals;
