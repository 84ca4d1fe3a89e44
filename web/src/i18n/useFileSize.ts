import { useCallback } from "react";
import { useAmount } from "./useAmount.ts";

const kilobyte = 1000;
const megabyte = 1_000_000;

export function useFileSize() {
  const amount = useAmount();
  return useCallback(
    (bytes: number): string => {
      if (bytes < kilobyte) return amount(bytes, { min: 0, max: 0 }, "B");
      if (bytes < megabyte / 10) return amount(bytes / kilobyte, { min: 0, max: 0 }, "kB");
      return amount(bytes / megabyte, { min: 1, max: 1 }, "MB");
    },
    [amount],
  );
}
