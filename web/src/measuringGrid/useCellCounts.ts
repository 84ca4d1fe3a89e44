import { useEffect, useState } from "react";
import { createListeners } from "../reading/listeners.ts";
import { lacksValue } from "../reading/missingValues.ts";
import type { UnsavedReadings } from "../reading/unsavedReadings.ts";
import { useUnsavedReadings } from "../reading/unsavedReadingsContext.ts";
import { asksQuantity, type CellKind, cellOf, type Grid, type GridColumn, kindsOf } from "./gridCells.ts";
import type { GridRooms, Room } from "./gridRooms.ts";

type Progress = { measured: number; asked: number; outside: number };
/** Counts the shown cells by kind, and per step the rooms to measure and values outside the limits. */
type Counts = { kinds: ReadonlyMap<CellKind, number>; steps: ReadonlyMap<string, Progress> };
type RoomCounts = {
  kinds: readonly CellKind[];
  steps: readonly { stepLabel: string; isMeasured: boolean; outside: number }[];
};

export type CellCounts = ReturnType<typeof createCellCounts>;

/** Counts the cells before the next frame, so that typing stays fast. */
export function useCellCounts(grid: Grid, values: GridRooms): CellCounts {
  const unsaved = useUnsavedReadings();
  const [counts] = useState(createCellCounts);
  useEffect(() => {
    const count = createCellCounter(grid, unsaved);
    let frame = 0;
    const recount = () => {
      frame = 0;
      counts.set(count());
    };
    const recountLater = () => {
      frame ||= requestAnimationFrame(recount);
    };
    const stops = [unsaved.subscribe(recountLater), values.subscribe(recountLater)];
    recount();
    return () => {
      for (const stop of stops) stop();
      cancelAnimationFrame(frame);
    };
  }, [grid, counts, unsaved, values]);
  return counts;
}

function createCellCounts() {
  let latest: Counts = { kinds: new Map(), steps: new Map() };
  const { tell, subscribe } = createListeners();
  return {
    subscribe,
    set(next: Counts) {
      latest = next;
      tell();
    },
    cells: (kind: CellKind) => latest.kinds.get(kind) ?? 0,
    measuredRooms: (stepLabel: string) => latest.steps.get(stepLabel)?.measured ?? 0,
    askedRooms: (stepLabel: string) => latest.steps.get(stepLabel)?.asked ?? 0,
    outsideValues: (stepLabel: string) => latest.steps.get(stepLabel)?.outside ?? 0,
  };
}

/** The counts of a room are cached while the room is unchanged and has no unsaved values. */
function createCellCounter({ rows, columns, allColumns }: Grid, unsaved: UnsavedReadings) {
  const known = new WeakMap<Room, RoomCounts>();
  const kindsIn = (room: Room, shown: readonly GridColumn[]) =>
    shown.flatMap((column) => {
      const cell = cellOf(room, column);
      return cell ? kindsOf(cell, !room.viewerCanRecord, unsaved) : [];
    });
  const countRoom = (room: Room): RoomCounts => ({
    kinds: kindsIn(room, columns),
    steps: room.steps
      .filter(({ entries }) => entries.some(asksQuantity))
      .map((step) => ({
        stepLabel: step.stepLabel,
        isMeasured: !lacksValue(step, unsaved.get),
        outside: kindsIn(
          room,
          allColumns.filter(({ stepLabel }) => stepLabel === step.stepLabel),
        ).filter((kind) => kind === "outside").length,
      })),
  });
  return (): Counts => {
    const unsavedIds = unsaved.entryIds();
    const kinds = new Map<CellKind, number>();
    const steps = new Map<string, Progress>();
    for (const { room } of rows) {
      if (!room) continue;
      const isChanged =
        unsavedIds.size > 0 && room.steps.some(({ entries }) => entries.some(({ id }) => unsavedIds.has(id)));
      const found = (isChanged ? undefined : known.get(room)) ?? countRoom(room);
      if (!isChanged) known.set(room, found);
      for (const kind of found.kinds) kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
      for (const { stepLabel, isMeasured, outside } of found.steps) {
        const before = steps.get(stepLabel) ?? { measured: 0, asked: 0, outside: 0 };
        steps.set(stepLabel, {
          measured: before.measured + (isMeasured ? 1 : 0),
          asked: before.asked + 1,
          outside: before.outside + outside,
        });
      }
    }
    return { kinds, steps };
  };
}
