import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { measuringSearch } from "../navigation/useMeasuringView.ts";
import { useUnsavedReadings } from "../reading/unsavedReadingsContext.ts";
import type { CellPosition, Grid, GridStep } from "./gridCells.ts";
import { type MissingValue, nextMissing } from "./nextMissing.ts";
import type { GridFocus } from "./useGridFocus.ts";

export type NextStep = ReturnType<typeof useNextStep>;

/** After the last room, Enter offers the next missing value, mostly in the next step. A second Enter goes there. */
export function useNextStep(grid: Grid, steps: readonly GridStep[], { moveTo, active }: GridFocus) {
  const unsaved = useUnsavedReadings();
  const navigate = useNavigate();
  const [offered, setOffered] = useState<{ from: CellPosition; place: MissingValue } | null>(null);
  const [target, setTarget] = useState<MissingValue | null>(null);
  const isHere = offered !== null && offered.from.row === active.row && offered.from.column === active.column;
  const place = isHere ? offered.place : null;

  useEffect(() => {
    if (!target) return;
    const { stepLabel, position, quantity } = target.column;
    const column = grid.columns.findIndex(
      (one) => one.stepLabel === stepLabel && one.position === position && one.quantity === quantity,
    );
    if (column < 0) return;
    setTarget(null);
    moveTo({ row: target.row, column: column + 1 });
  }, [target, grid, moveTo]);

  const go = () => {
    if (!place) return;
    const { stepLabel } = place.column;
    if (grid.stepLabel !== null && stepLabel !== grid.stepLabel)
      void navigate({ search: measuringSearch({ stepLabel }) }, { preventScrollReset: true });
    setOffered(null);
    setTarget(place);
  };
  const stepAt = ({ column }: CellPosition) => grid.columns[column - 1]?.stepLabel ?? "";

  return {
    /** Null while nothing is offered. */
    step: place && (steps.find(({ stepLabel }) => stepLabel === place.column.stepLabel) ?? null),
    isSameStep: place?.column.stepLabel === stepAt(active),
    go,
    leaveLastRoom(from: CellPosition) {
      if (place) return go();
      const labels = steps.map(({ stepLabel }) => stepLabel);
      const found = nextMissing(grid, labels, stepAt(from), unsaved);
      setOffered(found && { from, place: found });
      moveTo(from);
    },
    withdraw: () => setOffered(null),
  };
}
