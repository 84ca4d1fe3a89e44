import { useMemo } from "react";
import { type GridColumn, type GridStep, gridColumns } from "./gridCells.ts";
import type { Room } from "./gridRooms.ts";

/** The same array while the columns are equal, so that a new room does not render all rows. */
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
