import { useEffect, useMemo, useState } from "react";
import type { UnsavedReadings } from "../reading/unsavedReadings.ts";
import { useUnsavedReadings } from "../reading/unsavedReadingsContext.ts";
import { type CellKind, cellKinds, cellOf, type Grid, kindsOf, stepOf } from "./gridCells.ts";
import type { GridRooms, Room } from "./gridRooms.ts";

/** Counts the cells of each kind before the next frame, so that typing stays fast. */
export function useCellCounts(grid: Grid, values: GridRooms): ReadonlyMap<CellKind, number> {
  const unsaved = useUnsavedReadings();
  const [counts, setCounts] = useState<ReadonlyMap<CellKind, number>>(new Map());
  const count = useMemo(() => createCellCounter(grid, unsaved), [grid, unsaved]);
  useEffect(() => {
    let frame = 0;
    const recount = () => {
      frame = 0;
      const next = count();
      setCounts((now) => (cellKinds.every((kind) => now.get(kind) === next.get(kind)) ? now : next));
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
  }, [count, unsaved, values]);
  return counts;
}

/** Counts the cells of each kind. The counts of a room are cached while it is unchanged and has no unsaved values. */
function createCellCounter({ rows, columns, stepLabel }: Grid, unsaved: UnsavedReadings) {
  const known = new WeakMap<Room, readonly CellKind[]>();
  const kindsIn = (room: Room) =>
    columns.flatMap((column) => {
      const cell = cellOf(room, stepLabel, column);
      return cell ? kindsOf(cell, !room.viewerCanRecord, unsaved) : [];
    });
  return () => {
    const unsavedIds = unsaved.entryIds();
    const kinds = rows.flatMap(({ room }) => {
      if (!room) return [];
      if (stepOf(room, stepLabel)?.entries.some(({ id }) => unsavedIds.has(id))) return kindsIn(room);
      const found = known.get(room) ?? kindsIn(room);
      known.set(room, found);
      return found;
    });
    return new Map(cellKinds.map((kind) => [kind, kinds.filter((one) => one === kind).length]));
  };
}
