import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { measuringSearch, type ShownSteps, useMeasuringView } from "../navigation/useMeasuringView.ts";
import { lacksValue } from "../reading/missingValues.ts";
import { useUnsavedReadings } from "../reading/unsavedReadingsContext.ts";
import { localStore } from "../storage/webStorage.ts";
import { gridSteps } from "./gridCells.ts";
import type { Room } from "./gridRooms.ts";

const key = "measuringSteps";

/** Remembers in this browser whether the grid opens with all steps. */
export const rememberShown = (shown: ShownSteps) => localStore.set(key, shown === "all" ? "all" : "one");

/** Null for all steps, empty while unknown. No step in the address: all if chosen last, else the first incomplete. */
export function useChosenStep(rooms: readonly Room[]): string | null {
  const { isOpen, shown } = useMeasuringView();
  const unsaved = useUnsavedReadings();
  const navigate = useNavigate();
  const [first, setFirst] = useState<string | null>(null);
  const opensAll = shown === "all" || (shown === null && localStore.get(key) === "all");
  const chosen = shown !== null && shown !== "all" ? shown.stepLabel : (first ?? firstLacking(rooms, unsaved.get));
  // Rooms loaded later must not change the step while somebody types.
  useEffect(() => setFirst(chosen), [chosen]);
  useEffect(() => {
    if (!isOpen || shown !== null || (chosen === null && !opensAll)) return;
    const search = measuringSearch(opensAll || chosen === null ? "all" : { stepLabel: chosen });
    void navigate({ search }, { replace: true, preventScrollReset: true });
  }, [isOpen, shown, opensAll, chosen, navigate]);
  return opensAll ? null : (chosen ?? "");
}

function firstLacking(rooms: readonly Room[], pendingOf: Parameters<typeof lacksValue>[1]): string | null {
  const steps = gridSteps(rooms);
  const open = rooms.filter((room) => room.viewerCanRecord);
  const lacking = steps.find(({ stepLabel }) =>
    open.some((room) => room.steps.some((step) => step.stepLabel === stepLabel && lacksValue(step, pendingOf))),
  );
  return (lacking ?? steps[0])?.stepLabel ?? null;
}
