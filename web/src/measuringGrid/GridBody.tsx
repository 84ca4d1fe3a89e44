import type { Track } from "../forms/useSaveState.ts";
import { drawnRows } from "./drawnRows.ts";
import { GridRow } from "./GridRow.tsx";
import type { CellPosition, GridColumn } from "./gridCells.ts";
import type { GridLine } from "./gridLines.ts";
import type { GridRooms } from "./gridRooms.ts";
import type { ListedRoom } from "./roomList.ts";

type Props = {
  gridId: string;
  rooms: readonly ListedRoom[];
  lineCounts: readonly number[];
  lines: readonly GridLine[];
  view: { first: number; end: number };
  rowHeight: number;
  /** The number of header rows if some lines are not rendered, else null. */
  headRows: number | null;
  active: CellPosition;
  values: GridRooms;
  columns: readonly GridColumn[];
  stepLabel: string | null;
  track: Track;
};

/** Renders the lines in view and the line of the active cell. */
export function GridBody({ rooms, lines, lineCounts, view, rowHeight, headRows, active, columns, ...props }: Props) {
  const hasSeveralPlaces = rooms.some(({ place }) => place !== rooms[0]?.place);
  const isActive = ({ row, position }: GridLine) =>
    row === active.row && position === (columns[active.column - 1]?.position ?? 0);
  return (
    <tbody>
      {drawnRows(lines, view, lines.findIndex(isActive)).map((drawn) => {
        if ("gap" in drawn)
          // biome-ignore lint/a11y/noAriaHiddenOnFocusable: an empty row takes no focus.
          return <tr key={drawn.key} aria-hidden="true" style={{ height: drawn.gap * rowHeight }} />;
        const { row, position } = drawn.row;
        const room = rooms[row];
        return (
          room && (
            <GridRow
              key={`${room.installationId} ${position}`}
              {...props}
              rowIndex={row}
              ariaRowIndex={headRows === null ? undefined : drawn.index + headRows + 1}
              position={position}
              lineCount={lineCounts[row] ?? 1}
              title={room.title}
              place={hasSeveralPlaces ? room.place : ""}
              installationId={room.installationId}
              columns={columns}
              activeColumn={isActive(drawn.row) ? active.column : null}
            />
          )
        );
      })}
    </tbody>
  );
}
