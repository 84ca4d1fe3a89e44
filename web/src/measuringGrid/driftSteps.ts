import { type Reading, storedReading } from "../reading/reading.ts";
import type { GridCell } from "./gridCells.ts";
import type { Room } from "./gridRooms.ts";

/** The product's resistance in all steps; the cell's text replaces the stored value. */
export function driftSteps({ steps }: Room, { step, entry }: GridCell, reading: Reading) {
  const readings = steps.flatMap((each, index) => {
    const measured = each.entries
      .find(({ measurementId }) => measurementId === entry.measurementId)
      ?.measurements.find(({ quantity }) => quantity === "RESISTANCE");
    if (!measured) return [];
    return { number: index + 1, reading: each.stepLabel === step.stepLabel ? reading : storedReading(measured) };
  });
  return { steps: readings, stepNumber: steps.indexOf(step) + 1 };
}
