import { useCallback } from "react";
import { useAmount } from "../i18n/useAmount.ts";
import { useText } from "../i18n/useText.ts";
import { decimals, endOfScale, type Quantity, units } from "../step/reading.ts";

type Remark = {
  readonly field: string | null | undefined;
  readonly value: number | null | undefined;
  readonly isOverRange: boolean;
  readonly minimum: number | null | undefined;
  readonly maximum: number | null | undefined;
};

const isQuantity = (field: string | null | undefined): field is Quantity => typeof field === "string" && field in units;

/** A function that writes a value outside its limits beside them: "resistance 101.9 Ω, expected 83.8 to 97". */
export function useRemarkText() {
  const text = useText();
  const amount = useAmount();
  return useCallback(
    ({ field, value, isOverRange, minimum, maximum }: Remark): string => {
      if (!isQuantity(field)) return "";
      const number = (of: number, unit?: string) => amount(of, decimals[field], unit);
      const read = typeof value === "number" ? number(value, units[field]) : isOverRange ? endOfScale[field] : "";
      const limits =
        typeof minimum === "number" && typeof maximum === "number"
          ? text("installation.remarks.between", { minimum: number(minimum), maximum: number(maximum) })
          : typeof minimum === "number"
            ? text("installation.remarks.atLeast", { minimum: number(minimum) })
            : null;
      return [`${text(`quantity.${field}`)} ${read}`, limits].filter(Boolean).join(", ");
    },
    [text, amount],
  );
}
