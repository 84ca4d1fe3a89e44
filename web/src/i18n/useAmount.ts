import { useCallback } from "react";
import { useIntl } from "react-intl";
import { trueMinus } from "./trueMinus.ts";

type Decimals = { min: number; max: number };

export function useAmount() {
  const intl = useIntl();
  return useCallback(
    (value: number, decimals: Decimals, unit?: string): string => {
      const digits = { minimumFractionDigits: decimals.min, maximumFractionDigits: decimals.max };
      const number = trueMinus(intl.formatNumber(value, digits));
      return unit === undefined ? number : `${number}\u00a0${unit}`;
    },
    [intl],
  );
}
