import { useMemo, useRef, useState } from "react";
import type { GridColumn } from "./gridCells.ts";
import { countLines } from "./gridLines.ts";
import type { Room } from "./gridRooms.ts";

/** Counts each room's lines. A room appears only after all rooms above it are loaded. */
export function useLines(
  listed: readonly { installationId: string }[],
  read: readonly Room[],
  columns: readonly GridColumn[],
) {
  const [isOpen, setOpen] = useState(false);
  const drawn = useRef(new Set<string>());
  const counts = useMemo(() => {
    const rooms = new Map(read.map((room) => [room.installationId, room]));
    let isComplete = true;
    return listed.map(({ installationId }) => {
      const room = rooms.get(installationId);
      isComplete &&= room !== undefined;
      if (!room || !(isComplete || drawn.current.has(installationId))) return null;
      drawn.current.add(installationId);
      return countLines(room, columns);
    });
  }, [listed, read, columns]);
  const lineCounts = useMemo(() => counts.map((count) => (count === 0 && isOpen ? 1 : (count ?? 0))), [isOpen, counts]);
  const emptyCount = useMemo(() => counts.filter((count) => count === 0).length, [counts]);
  return { lineCounts, empty: { count: emptyCount, isOpen, onToggle: () => setOpen(!isOpen) } };
}
