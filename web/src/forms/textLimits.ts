import { useCallback } from "react";
import { useText } from "../i18n/useText.ts";

/** The service's limits in characters. */
export const maxLengths = {
  title: 200,
  name: 100,
  postalCode: 20,
  phone: 40,
  orgNumber: 40,
  website: 200,
  email: 254,
  fault: 2000,
  reason: 500,
};

const lengthOf = (value: string) => [...value.trim()].length;

export const isTooLong = (value: string, max: number) => lengthOf(value) > max;

export function useTooLongText() {
  const text = useText();
  return useCallback(
    (value: string, max: number): string | null =>
      isTooLong(value, max) ? text("form.tooLong", { max, count: lengthOf(value) }) : null,
    [text],
  );
}
