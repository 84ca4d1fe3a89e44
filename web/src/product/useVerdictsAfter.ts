import { useMemo } from "react";
import { countOutside, type LimitedProduct, type MeasuredProduct } from "./exchangeOutcome.ts";

/** The counts of `countOutside`; null until the product is chosen and the resistances are read. */
export function useVerdictsAfter(product: LimitedProduct | null, installed: readonly MeasuredProduct[] | null) {
  return useMemo(() => product && installed && countOutside(product, installed), [product, installed]);
}
