import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { measuringSearch, useMeasuringView } from "../navigation/useMeasuringView.ts";
import { lacksValue } from "../reading/missingValues.ts";
import { useUnsavedReadings } from "../reading/unsavedReadingsContext.ts";
import { gridSteps } from "./gridCells.ts";
import type { Room } from "./gridRooms.ts";

/** The step of the address. Without one it is the first step that lacks a value in the rooms loaded first; the address then names it. */
export function useChosenStep(rooms: readonly Room[]): string {
  const { isOpen, stepLabel } = useMeasuringView();
  const unsaved = useUnsavedReadings();
  const navigate = useNavigate();
  const [first, setFirst] = useState<string | null>(null);
  const chosen = stepLabel ?? first ?? firstLacking(rooms, unsaved.get);
  // Rooms that come later do not change the step under somebody's hands.
  useEffect(() => setFirst(chosen), [chosen]);
  useEffect(() => {
    if (isOpen && stepLabel === null && chosen !== null)
      void navigate({ search: measuringSearch(chosen) }, { replace: true, preventScrollReset: true });
  }, [isOpen, stepLabel, chosen, navigate]);
  return chosen ?? "";
}

function firstLacking(rooms: readonly Room[], pendingOf: Parameters<typeof lacksValue>[1]): string | null {
  const steps = gridSteps(rooms);
  const open = rooms.filter((room) => room.viewerCanRecord);
  const lacking = steps.find(({ stepLabel }) =>
    open.some((room) => room.steps.some((step) => step.stepLabel === stepLabel && lacksValue(step, pendingOf))),
  );
  return (lacking ?? steps[0])?.stepLabel ?? null;
}
