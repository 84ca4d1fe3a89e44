import { useText } from "../i18n/useText.ts";
import { type Quantity, type Reading, readingWithUnit } from "./reading.ts";

export function useReadingWords(quantity: Quantity, locale: string) {
  const text = useText();
  return (reading: Reading) =>
    readingWithUnit(reading, quantity, locale) ||
    text(reading.kind === "notMeasured" ? "step.notMeasured" : "step.conflict.empty");
}
