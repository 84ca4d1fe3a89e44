import { pendingValue } from "./pendingReading.ts";
import type { Quantity, Reading } from "./reading.ts";
import type { UnsavedReadings } from "./unsavedReadings.ts";

type Measured = {
  readonly quantity: Quantity | "%future added value";
  readonly value: number | null | undefined;
  readonly isOverRange: boolean;
  readonly isNotMeasured: boolean;
  readonly isRequired: boolean;
};
type Step = { readonly entries: readonly { readonly id: string; readonly measurements: readonly Measured[] }[] };

/** Unlike in the service, "not measured" counts as filled, so that Enter can leave the field. */
export const isMissing = (reading: Reading | null) => reading === null || reading.kind === "empty";

/** True if the step lacks a value. A typed value is not missing, even before the service stored it. */
export function lacksValue({ entries }: Step, pendingOf: UnsavedReadings["get"]): boolean {
  return entries.some(({ id, measurements }) =>
    measurements.some(({ quantity, value, isOverRange, isNotMeasured, isRequired }) => {
      if (!isRequired || quantity === "%future added value") return false;
      const pending = pendingOf({ entryId: id, field: quantity });
      if (!pending) return typeof value !== "number" && !isOverRange && !isNotMeasured;
      const typed = pendingValue(pending);
      return typed === null || typed.kind === "empty";
    }),
  );
}
