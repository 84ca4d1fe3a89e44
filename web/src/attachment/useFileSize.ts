import { useCallback } from "react";
import { useAmount } from "../i18n/useAmount.ts";

const kilobyte = 1000;
const megabyte = 1_000_000;

/** A function that writes the size of a file, given in bytes, with the unit that leaves it a readable number. */
export function useFileSize() {
  const amount = useAmount();
  return useCallback(
    (bytes: number): string => {
      if (bytes < kilobyte) return amount(bytes, { least: 0, most: 0 }, "B");
      if (bytes < megabyte / 10) return amount(bytes / kilobyte, { least: 0, most: 0 }, "kB");
      return amount(bytes / megabyte, { least: 1, most: 1 }, "MB");
    },
    [amount],
  );
}
