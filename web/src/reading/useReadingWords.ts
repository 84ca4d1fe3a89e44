import { useText } from "../i18n/useText.ts";
import { type Quantity, type Reading, readingWithUnit } from "./reading.ts";

/** A function that says a reading in a sentence, also one that is left out or empty. */
export function useReadingWords(quantity: Quantity, locale: string) {
  const text = useText();
  return (reading: Reading) =>
    readingWithUnit(reading, quantity, locale) ||
    text(reading.kind === "notMeasured" ? "step.notMeasured" : "step.conflict.empty");
}
