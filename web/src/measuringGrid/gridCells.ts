import { waitsForConnection } from "../reading/fieldFailure.ts";
import { isMissing } from "../reading/missingValues.ts";
import { pendingValue } from "../reading/pendingReading.ts";
import { type Quantity, type Reading, storedReading, units, usualRange } from "../reading/reading.ts";
import { stepOrder } from "../reading/stepOrder.ts";
import type { UnsavedReadings } from "../reading/unsavedReadings.ts";
import { judgeReading, type Verdict } from "../reading/verdict.ts";
import type { Room } from "./gridRooms.ts";

type Step = Room["steps"][number];
type Entry = Step["entries"][number];
/** `position` is the product's index in the step: the room's first, second … product. */
export type GridColumn = { stepLabel: string; position: number; quantity: Quantity };

export type GridCell = {
  step: Step;
  entry: Entry;
  quantity: Quantity;
  measurement: Entry["measurements"][number];
};

const quantities = Object.keys(units) as Quantity[];

/** `number` is the step's place in its room. Null if rooms number the step differently or steps share a number. */
export type GridStep = { stepLabel: string; title: string; number: number | null };

/** The steps that ask for a quantity, in the order of `stepOrder`. */
export function gridSteps(rooms: readonly Room[]): GridStep[] {
  const found = new Map<string, GridStep>();
  for (const { steps } of rooms)
    for (const [index, { stepLabel, title, entries }] of steps.entries()) {
      if (!entries.some(asksQuantity)) continue;
      const step = found.get(stepLabel) ?? { stepLabel, title, number: index + 1 };
      found.set(stepLabel, step.number === index + 1 ? step : { ...step, number: null });
    }
  const steps = stepOrder(rooms).flatMap((label) => found.get(label) ?? []);
  const isFirst = ({ number }: GridStep, index: number) => steps.findIndex((step) => step.number === number) === index;
  return steps.map((step, index) => (isFirst(step, index) ? step : { ...step, number: null }));
}

export const asksQuantity = ({ measurements }: Entry) => measurements.length > 0;

/** Each quantity that some room has in the steps: all for the first product, then all for the second, and so on. */
export function gridColumns(rooms: readonly Room[], stepLabels: readonly string[]): GridColumn[] {
  const first = stepLabels.flatMap((stepLabel) => stepColumns(rooms, stepLabel));
  const positions = Math.max(0, ...rooms.flatMap(({ steps }) => steps.map(({ entries }) => entries.length)));
  return Array.from({ length: positions }, (_, position) => first.map((column) => ({ ...column, position }))).flat();
}

function stepColumns(rooms: readonly Room[], stepLabel: string): GridColumn[] {
  const entries = rooms.flatMap((room) => stepOf(room, stepLabel)?.entries ?? []);
  const asked = new Set(entries.flatMap(({ measurements }) => measurements.map((one) => one.quantity)));
  return quantities.filter((quantity) => asked.has(quantity)).map((quantity) => ({ stepLabel, position: 0, quantity }));
}

export const stepOf = ({ steps }: Room, stepLabel: string) => steps.find((step) => step.stepLabel === stepLabel);

/** Null if the room has no such product, or the product no such quantity. */
export function cellOf(room: Room | null, { stepLabel, position, quantity }: GridColumn): GridCell | null {
  const step = room ? stepOf(room, stepLabel) : undefined;
  const entry = step?.entries[position];
  const measurement = entry?.measurements.find((one) => one.quantity === quantity);
  return step && entry && measurement ? { step, entry, quantity, measurement } : null;
}

export function cellKey(room: string, { step, entry, quantity, measurement }: GridCell) {
  return {
    entryId: entry.id,
    field: quantity,
    subject: `${room} · ${step.title} · ${entry.product.title}`,
    isBundled: true,
    usual: usualRange(quantity, measurement),
  };
}

/** A cell's unsaved or stored reading; null if the typed text is no reading. */
export function shownReading({ entry, quantity, measurement }: GridCell, unsaved: UnsavedReadings) {
  const pending = unsaved.get({ entryId: entry.id, field: quantity });
  if (!pending) return { pending: null, reading: storedReading(measurement) };
  const value = pendingValue(pending);
  return { pending, reading: value && value.kind !== "answer" ? value : null };
}

export function judge({ quantity, measurement }: GridCell, reading: Reading | null): Verdict | null {
  return judgeReading(quantity, reading, measurement);
}

/** `room` is a getter, and null until the room is loaded. */
export type Grid = {
  /** `place` tells rooms of the same title apart. */
  rows: readonly { title: string; place?: string; room: Room | null }[];
  columns: readonly GridColumn[];
  /** The columns of all steps, shown or not. */
  allColumns: readonly GridColumn[];
  /** The number of lines of each row's room, one per product; 0 if the room is hidden. */
  lineCounts: readonly number[];
  /** Null while all steps are shown. */
  stepLabel: string | null;
};

/** Column 0 is the room's name. */
export type CellPosition = { row: number; column: number };

/** Null for the room's name, and for a cell without quantity. */
export function cellAt({ rows, columns }: Grid, { row, column }: CellPosition): GridCell | null {
  const wanted = columns[column - 1];
  return wanted ? cellOf(rows[row]?.room ?? null, wanted) : null;
}

export function isEditable(grid: Grid, position: CellPosition): boolean {
  return cellAt(grid, position) !== null && grid.rows[position.row]?.room?.viewerCanRecord === true;
}

const isShown = ({ columns, lineCounts }: Grid, { row, column }: CellPosition) =>
  (columns[column - 1]?.position ?? 0) < (lineCounts[row] ?? 0);

/** Searches in reading order, or backwards with `step` -1; with `isDown`, only the same step and quantity. */
export function findPosition(
  grid: Grid,
  from: CellPosition,
  { step = 1, isDown = false }: { step?: 1 | -1; isDown?: boolean },
  isWanted: (position: CellPosition) => boolean,
): CellPosition | null {
  const { rows, columns } = grid;
  const width = columns.length + 1;
  const own = columns[from.column - 1];
  const isBelow = ({ column }: CellPosition) =>
    columns[column - 1]?.stepLabel === own?.stepLabel && columns[column - 1]?.quantity === own?.quantity;
  for (let at = from.row * width + from.column + step; at >= 0 && at < rows.length * width; at += step) {
    const position = { row: Math.floor(at / width), column: at % width };
    if ((!isDown || isBelow(position)) && isShown(grid, position) && isWanted(position)) return position;
  }
  return null;
}

export const cellKinds = ["missing", "outside", "unsaved", "waiting"] as const;

export type CellKind = (typeof cellKinds)[number];

/** A cell counts as missing only while its room accepts values. */
export function kindsOf(cell: GridCell, isFixed: boolean, unsaved: UnsavedReadings): readonly CellKind[] {
  const { pending, reading } = shownReading(cell, unsaved);
  const verdict = pending ? judge(cell, reading) : cell.measurement.verdict;
  const kinds: CellKind[] = [];
  if (!isFixed && cell.measurement.isRequired && isMissing(reading)) kinds.push("missing");
  if (verdict === "OUTSIDE" || verdict === "OVER_RANGE_OUTSIDE") kinds.push("outside");
  if (pending?.failure) kinds.push(waitsForConnection(pending.failure) ? "waiting" : "unsaved");
  return kinds;
}
