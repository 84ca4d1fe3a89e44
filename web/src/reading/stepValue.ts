import type { ReadingInput } from "./__generated__/useRecordMeasurementsMutation.graphql.ts";
import { parseReading, type Quantity, type Reading, sameReading } from "./reading.ts";

/** The fields of a step entry that are saved one by one; attachments are saved as a list. */
export type ValueField = Quantity | "IS_WATER_SURROUNDED";

export type StepValue = Reading | { kind: "answer"; answer: boolean | null };

/** Null if the text is no value of this field. */
export function parseValue(text: string, field: ValueField): StepValue | null {
  return field === "IS_WATER_SURROUNDED" ? null : parseReading(text, field);
}

export function sameValue(a: StepValue, b: StepValue): boolean {
  if (a.kind === "answer") return b.kind === "answer" && a.answer === b.answer;
  return b.kind !== "answer" && sameReading(a, b);
}

export function valueInput(field: ValueField, value: StepValue) {
  if (value.kind === "answer") return { isWaterSurrounded: value.answer };
  return field === "IS_WATER_SURROUNDED" ? {} : { readings: [toReadingInput(field, value)] };
}

/** An empty reading clears the quantity. */
export function toReadingInput(quantity: Quantity, reading: Reading): ReadingInput {
  if (reading.kind === "value") return { quantity, value: reading.value };
  if (reading.kind === "overRange")
    return reading.lowerBound === null ? { quantity, isOverRange: true } : { quantity, lowerBound: reading.lowerBound };
  return reading.kind === "notMeasured" ? { quantity, isNotMeasured: true } : { quantity };
}
