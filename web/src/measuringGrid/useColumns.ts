import { useMemo } from "react";
import { type GridColumn, type GridStep, gridColumns } from "./gridCells.ts";
import type { Room } from "./gridRooms.ts";

/** Returns the same array while the columns are equal, so that a loaded room does not render all rows again. */
export function useColumns(rooms: readonly Room[], steps: readonly GridStep[]): readonly GridColumn[] {
  const columns = useMemo(
    () =>
      JSON.stringify(
        gridColumns(
          rooms,
          steps.map(({ stepLabel }) => stepLabel),
        ),
      ),
    [rooms, steps],
  );
  return useMemo(() => JSON.parse(columns), [columns]);
}
