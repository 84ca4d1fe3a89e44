import type { ReadingInput } from "./__generated__/useRecordMeasurementsMutation.graphql.ts";
import { parseReading, type Quantity, type Reading, sameReading } from "./reading.ts";

/** A value of a step entry that is recorded by itself; the attachments have a list of their own. */
export type ValueField = Quantity | "IS_WATER_SURROUNDED";

export type StepValue = Reading | { kind: "answer"; answer: boolean | null };

/** The typed text as a value of this field; null when it is none. */
export function parseValue(text: string, field: ValueField): StepValue | null {
  return field === "IS_WATER_SURROUNDED" ? null : parseReading(text, field);
}

export function sameValue(a: StepValue, b: StepValue): boolean {
  if (a.kind === "answer") return b.kind === "answer" && a.answer === b.answer;
  return b.kind !== "answer" && sameReading(a, b);
}

/** A value as `recordMeasurements` takes it. */
export function valueInput(field: ValueField, value: StepValue) {
  if (value.kind === "answer") return { isWaterSurrounded: value.answer };
  return field === "IS_WATER_SURROUNDED" ? {} : { readings: [toReadingInput(field, value)] };
}

/** A reading as the mutation takes it; an empty one clears the quantity. */
export function toReadingInput(quantity: Quantity, reading: Reading): ReadingInput {
  if (reading.kind === "value") return { quantity, value: reading.value };
  if (reading.kind === "overRange")
    return reading.lowerBound === null ? { quantity, isOverRange: true } : { quantity, lowerBound: reading.lowerBound };
  return reading.kind === "notMeasured" ? { quantity, isNotMeasured: true } : { quantity };
}
