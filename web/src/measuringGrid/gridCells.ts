import { waitsForConnection } from "../reading/fieldFailure.ts";
import { isMissing } from "../reading/missingValues.ts";
import { pendingValue } from "../reading/pendingReading.ts";
import { type Quantity, type Reading, storedReading, units, usualRange } from "../reading/reading.ts";
import type { UnsavedReadings } from "../reading/unsavedReadings.ts";
import { judgeReading, type Verdict } from "../reading/verdict.ts";
import type { Room } from "./gridRooms.ts";

type Step = Room["steps"][number];
type Entry = Step["entries"][number];
/** A quantity of the room's first, second ... product in the step. */
export type GridColumn = { position: number; quantity: Quantity };

export type GridCell = {
  step: Step;
  entry: Entry;
  quantity: Quantity;
  measurement: Entry["measurements"][number];
};

const quantities = Object.keys(units) as Quantity[];

/** The steps that ask for a quantity, in the order in which the rooms have them. */
export function gridSteps(rooms: readonly Room[]): readonly Step[] {
  const asking = rooms.flatMap(({ steps }) => steps.filter(({ entries }) => entries.some(asksQuantity)));
  return [...Map.groupBy(asking, ({ stepLabel }) => stepLabel).values()].flatMap(([first]) => first ?? []);
}

const asksQuantity = ({ measurements }: Entry) => measurements.length > 0;

/** The columns that any of these rooms has in the step. */
export function gridColumns(rooms: readonly Room[], stepLabel: string): GridColumn[] {
  const entries = rooms.map((room) => stepOf(room, stepLabel)?.entries ?? []);
  const positions = Math.max(0, ...entries.map(({ length }) => length));
  return Array.from({ length: positions }, (_, position) => position).flatMap((position) => {
    const asked = new Set(entries.flatMap((found) => found[position]?.measurements.map((one) => one.quantity) ?? []));
    return quantities.filter((quantity) => asked.has(quantity)).map((quantity) => ({ position, quantity }));
  });
}

export const stepOf = ({ steps }: Room, stepLabel: string) => steps.find((step) => step.stepLabel === stepLabel);

/** Null where the room has no such product, or its product no such quantity. */
export function cellOf(room: Room | null, stepLabel: string, { position, quantity }: GridColumn): GridCell | null {
  const step = room ? stepOf(room, stepLabel) : undefined;
  const entry = step?.entries[position];
  const measurement = entry?.measurements.find((one) => one.quantity === quantity);
  return step && entry && measurement ? { step, entry, quantity, measurement } : null;
}

/** How the value of a cell is known until it is stored. */
export function cellKey(room: string, { step, entry, quantity, measurement }: GridCell) {
  return {
    entryId: entry.id,
    field: quantity,
    subject: `${room} · ${step.title} · ${entry.product.title}`,
    isBundled: true,
    usual: usualRange(quantity, measurement),
  };
}

/** The content of a cell, which may not be stored yet; a null reading is a text that is none. */
export function shownReading({ entry, quantity, measurement }: GridCell, unsaved: UnsavedReadings) {
  const pending = unsaved.get({ entryId: entry.id, field: quantity });
  if (!pending) return { pending: null, reading: storedReading(measurement) };
  const value = pendingValue(pending);
  return { pending, reading: value && value.kind !== "answer" ? value : null };
}

/** The verdict of a reading that the service may not have yet. */
export function judge({ quantity, measurement }: GridCell, reading: Reading | null): Verdict | null {
  return judgeReading(quantity, reading, measurement);
}

/** The rows, columns and step of a grid. `room` is read on access, and null until it is loaded. */
export type Grid = {
  rows: readonly { title: string; room: Room | null }[];
  columns: readonly GridColumn[];
  stepLabel: string;
};

/** A cell by its row and its column; column 0 is the room's name. */
export type CellPosition = { row: number; column: number };

/** The quantity at a position; null for a room's name, and where nothing is asked for. */
export function cellAt({ rows, columns, stepLabel }: Grid, { row, column }: CellPosition): GridCell | null {
  const wanted = columns[column - 1];
  return wanted ? cellOf(rows[row]?.room ?? null, stepLabel, wanted) : null;
}

/** Whether a value can be entered there. */
export function isEditable(grid: Grid, position: CellPosition): boolean {
  return cellAt(grid, position) !== null && grid.rows[position.row]?.room?.viewerCanRecord === true;
}

/** The next matching position row by row, or the one before with `step` -1; null if there is none. `isDown` searches the column alone. */
export function findPosition(
  { rows, columns }: Grid,
  from: CellPosition,
  { step = 1, isDown = false }: { step?: 1 | -1; isDown?: boolean },
  isWanted: (position: CellPosition) => boolean,
): CellPosition | null {
  const width = columns.length + 1;
  const stride = isDown ? step * width : step;
  for (let at = from.row * width + from.column + stride; at >= 0 && at < rows.length * width; at += stride) {
    const position = { row: Math.floor(at / width), column: at % width };
    if (isWanted(position)) return position;
  }
  return null;
}

export const cellKinds = ["missing", "outside", "unsaved", "waiting"] as const;

/** The kinds of cells that the head of the grid counts. */
export type CellKind = (typeof cellKinds)[number];

/** Tells whether the cell counts as missing (where its room still takes values), outside its limits, as not saved, or as waiting for the connection. */
export function kindsOf(cell: GridCell, isFixed: boolean, unsaved: UnsavedReadings): readonly CellKind[] {
  const { pending, reading } = shownReading(cell, unsaved);
  const verdict = pending ? judge(cell, reading) : cell.measurement.verdict;
  const kinds: CellKind[] = [];
  if (!isFixed && cell.measurement.isRequired && isMissing(reading)) kinds.push("missing");
  if (verdict === "OUTSIDE" || verdict === "OVER_RANGE_OUTSIDE") kinds.push("outside");
  if (pending?.failure) kinds.push(waitsForConnection(pending.failure) ? "waiting" : "unsaved");
  return kinds;
}
