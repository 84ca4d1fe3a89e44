import { useAmount } from "../i18n/useAmount.ts";
import { decimals, units } from "../reading/reading.ts";
import type { MatrixLimits } from "./matrixRoom.ts";

/** Writes limits as "83.8–97.0 Ω" and "≥ 10 MΩ". Equal limits are written once. */
export function useExpected() {
  const amount = useAmount();
  const write = ({ quantity, minimum, maximum, lowerLimit }: MatrixLimits): string[] => {
    const shown = decimals[quantity];
    if (minimum !== null && maximum !== null)
      return [`${amount(minimum, shown)}–${amount(maximum, shown, units[quantity])}`];
    return lowerLimit === null ? [] : [`≥\u00a0${amount(lowerLimit, shown, units[quantity])}`];
  };
  return (limits: readonly MatrixLimits[]): string[] => [...new Set(limits.flatMap(write))];
}
