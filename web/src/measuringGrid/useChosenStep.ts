import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { measuringSearch, useMeasuringView } from "../navigation/useMeasuringView.ts";
import { lacksValue } from "../reading/missingValues.ts";
import { useUnsavedReadings } from "../reading/unsavedReadingsContext.ts";
import { gridSteps } from "./gridCells.ts";
import type { Room } from "./gridRooms.ts";

/** The step in the address. By default it is the first that lacks a value; the address then names it. */
export function useChosenStep(rooms: readonly Room[]): string {
  const { isOpen, stepLabel } = useMeasuringView();
  const unsaved = useUnsavedReadings();
  const navigate = useNavigate();
  const [first, setFirst] = useState<string | null>(null);
  const chosen = stepLabel ?? first ?? firstLacking(rooms, unsaved.get);
  // Rooms loaded later must not change the step while somebody types.
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
