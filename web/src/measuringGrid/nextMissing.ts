import type { UnsavedReadings } from "../reading/unsavedReadings.ts";
import { cellOf, type Grid, type GridColumn, kindsOf } from "./gridCells.ts";

export type MissingValue = { row: number; column: GridColumn };

/** The first missing value of the step, else of the steps after it, else of the steps before it. */
export function nextMissing(
  { rows, allColumns }: Grid,
  stepLabels: readonly string[],
  stepLabel: string,
  unsaved: UnsavedReadings,
): MissingValue | null {
  const here = Math.max(0, stepLabels.indexOf(stepLabel));
  for (const label of [...stepLabels.slice(here), ...stepLabels.slice(0, here)]) {
    const columns = allColumns.filter((column) => column.stepLabel === label);
    for (const [row, { room }] of rows.entries()) {
      if (!room?.viewerCanRecord) continue;
      const column = columns.find((one) => {
        const cell = cellOf(room, one);
        return cell !== null && kindsOf(cell, false, unsaved).includes("missing");
      });
      if (column) return { row, column };
    }
  }
  return null;
}
