import { isDay } from "../i18n/isDay.ts";
import { parseDecimal } from "../i18n/parseDecimal.ts";
import { parseWrittenDay } from "../i18n/writtenDay.ts";
import type { UnsavedReadings } from "../reading/unsavedReadings.ts";
import type { Table, TableRow } from "../spreadsheet/readTable.ts";
import {
  type Lack,
  type Option,
  productOptions,
  type RepairKind,
  type Repairs,
  roomOptions,
  stepOptions,
} from "./fileRepairs.ts";
import type { Grid, GridColumn } from "./gridCells.ts";
import { type NamedStep, stepNamed } from "./heading.ts";
import { type ColumnRole, dayOrders, type InstrumentColumn, splitMoment, symbolOf } from "./instrumentColumns.ts";
import type { KeptLine } from "./keptLines.ts";
import type { PastedCell, PasteRefusal, PreviewLine } from "./pastedCells.ts";
import { rowsNamed, toPastedCell } from "./readSheet.ts";

type Context = {
  grid: Grid;
  steps: readonly NamedStep[];
  /** The step of lines that name no step, unless a person chose another step. */
  stepLabel: string;
  /** The last day on which a value can have been measured. */
  today: string;
  unsaved: UnsavedReadings;
  repairs: Repairs;
  /** The stored lines of a file with the same bytes, by line number. */
  kept?: ReadonlyMap<number, KeptLine>;
};

/** The key of the repair that gives a step to all lines that name none. */
export const assumedStep = "step of lines without one";

/** The facts that a line states about its values; null if the line does not state the fact. */
export type LineFacts = { line: number; on: string | null; testVoltage: number | null };

/** A line of a file. `cells` has a value for each quantity, or a single refusal of the whole line. */
export type FileLine = PreviewLine & {
  texts: Readonly<Record<ColumnRole, string>>;
  isStepAssumed: boolean;
  facts: LineFacts;
};

/** Reads an instrument's file. Values and refusals have the number of their line. */
export function readLines(table: Table, columns: readonly InstrumentColumn[], context: Context): FileLine[] {
  const places = new Map(
    columns.map((column) => [column.role, { ...column, place: table.header.indexOf(column.heading) }]),
  );
  const options = { rooms: roomOptions(context.grid), steps: stepOptions(context.steps) };
  const names = new Set(table.rows.map(({ cells }) => cells[places.get("ROOM")?.place ?? -1] ?? ""));
  const rowsOf = new Map([...names].map((name) => [name, name === "" ? [] : rowsNamed(context.grid, name)]));
  const lines = table.rows.map((row) => readLine(row, table.header.length, { ...context, places, options, rowsOf }));
  return refuseEarlier(lines);
}

type Places = ReadonlyMap<ColumnRole, InstrumentColumn & { place: number }>;
type LineContext = Context & {
  places: Places;
  options: { rooms: readonly Option[]; steps: readonly Option[] };
  rowsOf: ReadonlyMap<string, readonly number[]>;
};

function readLine(row: TableRow, width: number, context: LineContext): FileLine {
  const { grid, places, options } = context;
  const textOf = (role: ColumnRole) => row.cells[places.get(role)?.place ?? -1] ?? "";
  const texts = {
    ...{ ROOM: textOf("ROOM"), STEP: textOf("STEP"), MEASURED_ON: textOf("MEASURED_ON") },
    ...{ RESISTANCE: textOf("RESISTANCE"), INSULATION: textOf("INSULATION"), TEST_VOLTAGE: textOf("TEST_VOLTAGE") },
  };
  const { line } = row;
  const order = places.get("MEASURED_ON")?.unit ?? "DAY_FIRST";
  const on = readDay(texts.MEASURED_ON, order, context.today);
  const testVoltage = readVoltage(texts.TEST_VOLTAGE, places.get("TEST_VOLTAGE")?.unit === "KILOVOLT");
  const facts = { line, on: on ?? null, testVoltage: testVoltage ?? null };
  const lacks: Lack[] = [];
  const ask = (kind: RepairKind, key: string, offered: readonly Option[]) => {
    const value = context.repairs.get(key) ?? "";
    lacks.push({ kind, key, value, options: offered });
    return value;
  };
  const found = context.rowsOf.get(texts.ROOM) ?? [];
  // Lines with the same unknown name share one choice of a room. A line without a name, or with a name of several
  // rooms, has a choice of its own.
  const roomKey = texts.ROOM !== "" && found.length === 0 ? `room named ${texts.ROOM}` : `room of line ${line}`;
  const otherStep = context.repairs.get(`step of line ${line}`);
  const isUnnamed = texts.STEP === "";
  const isRepaired =
    [roomKey, ...(isUnnamed ? [assumedStep] : [])].some((key) => context.repairs.get(key)) || otherStep;
  const before = isRepaired ? undefined : context.kept?.get(line);
  const chosenRow = before?.row ?? (found.length === 1 ? found[0] : ask("room", roomKey, options.rooms));
  const rowIndex = chosenRow === "" || chosenRow === undefined ? -1 : Number(chosenRow);
  const named = isUnnamed
    ? context.repairs.get(assumedStep) || context.stepLabel
    : (stepNamed(texts.STEP, context.steps)?.stepLabel ?? "");
  const stepLabel = otherStep || before?.stepLabel || named || ask("step", `step named ${texts.STEP}`, options.steps);
  const isStepAssumed = isUnnamed && !otherStep && !before;
  const room = grid.rows[rowIndex]?.title ?? texts.ROOM;
  const read = { line, texts, row: rowIndex, room, stepLabel, isStepAssumed, facts };
  const refuse = (refusal: PasteRefusal, text: string, isRepairable = false): FileLine => ({
    ...read,
    lacks: isRepairable ? lacks : [],
    cells: [{ room: read.room, column: null, text, line, outcome: "refused", refusal }],
  });
  const beyond = row.cells.slice(width).filter(Boolean);
  if (beyond.length > 0) return refuse("tooManyCells", beyond.join(" "));
  const quantities = (["RESISTANCE", "INSULATION"] as const).filter((role) => texts[role] !== "");
  if (quantities.length === 0) return refuse("noValue", "");
  const stored = quantities.flatMap((quantity) => before?.values.get(quantity) ?? []);
  const same = stored.map((value) => ({ ...value, text: texts[value.column.quantity as "RESISTANCE"], line, facts }));
  if (same.length === quantities.length) return { ...read, lacks, cells: same };
  if (on === undefined) return refuse("notDay", texts.MEASURED_ON);
  if (testVoltage === undefined) return refuse("notVoltage", texts.TEST_VOLTAGE);
  if (stepLabel === "") return refuse("noStep", texts.STEP, true);
  if (rowIndex < 0) return refuse("noRoom", texts.ROOM, true);
  if (grid.rows[rowIndex]?.room?.viewerCanRecord === false) return refuse("finished", texts.ROOM);
  const products = productOptions(grid, rowIndex, stepLabel, quantities);
  if (products.length === 0 || otherStep) {
    const ownSteps = options.steps.filter(({ value }) => productOptions(grid, rowIndex, value, quantities).length > 0);
    if (ownSteps.length > 0) ask("step", `step of line ${line}`, ownSteps);
  }
  const only = before?.position ?? (products.length > 1 ? null : (products[0]?.value ?? "0"));
  const product = only ?? ask("product", `product of line ${line}`, products);
  if (product === "") return refuse("severalProducts", texts.ROOM, true);
  const cells = quantities.map((quantity) => {
    const entered = same.find(({ column }) => column.quantity === quantity);
    if (entered) return entered;
    const column: GridColumn = { stepLabel, position: Number(product), quantity };
    const unit = places.get(quantity)?.unit;
    const source = { column, unit: unit ? symbolOf(unit) : null, text: texts[quantity] };
    return { ...toPastedCell(grid, rowIndex, read.room, source, context.unsaved), line, facts };
  });
  return { ...read, lacks, cells };
}

/** Null for an empty text, undefined for anything but a day from 1900 until today. */
function readDay(text: string, order: string, today: string): string | null | undefined {
  if (text === "") return null;
  const day = parseWrittenDay(splitMoment(text).date, dayOrders[order as keyof typeof dayOrders]);
  return isDay(day) && day <= today && day >= "1900-01-01" ? day : undefined;
}

/** In volts. Null for an empty text, undefined for anything but a test voltage. */
function readVoltage(text: string, isKilovolt: boolean): number | null | undefined {
  if (text === "") return null;
  const [, amount = "", prefix = isKilovolt ? "k" : ""] = /^(.*?)\s*(?:(k?)V)?$/i.exec(text) ?? [];
  const number = parseDecimal(amount);
  const volts = number === null ? 0 : Math.round(number * (prefix === "" ? 1 : 1_000));
  return volts >= 1 && volts <= 10_000 ? volts : undefined;
}

function refuseEarlier(lines: readonly FileLine[]): FileLine[] {
  const keyOf = (cell: PastedCell) =>
    cell.outcome === "refused" ? null : `${cell.cell.entry.id} ${cell.cell.quantity}`;
  const last = new Map(lines.flatMap(({ cells }) => cells).map((cell) => [keyOf(cell), cell]));
  const refuse = (cell: PastedCell): PastedCell =>
    keyOf(cell) === null || last.get(keyOf(cell)) === cell
      ? cell
      : { ...cell, outcome: "refused", refusal: "laterLine" };
  return lines.map((line) => ({ ...line, cells: line.cells.map(refuse) }));
}
