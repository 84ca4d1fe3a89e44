import { useCallback } from "react";
import { useAmount } from "../i18n/useAmount.ts";
import { useText } from "../i18n/useText.ts";
import { productMark } from "./productMark.ts";

export function useProductMark() {
  const text = useText();
  const amount = useAmount();
  return useCallback(
    (...[products, at]: Parameters<typeof productMark>): string | null => {
      const mark = productMark(products, at);
      if (mark?.kind !== "place") return mark?.marking ?? null;
      const place = text("product.place", { place: mark.place });
      return mark.length === null ? place : `${place}, ${amount(mark.length, { min: 1, max: 2 }, "m")}`;
    },
    [text, amount],
  );
}
