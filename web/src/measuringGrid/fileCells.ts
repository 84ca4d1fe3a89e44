import { isDay } from "../i18n/isDay.ts";
import { parseDecimal } from "../i18n/parseDecimal.ts";
import { parseWrittenDay } from "../i18n/writtenDay.ts";
import type { UnsavedReadings } from "../reading/unsavedReadings.ts";
import type { Table, TableRow } from "../spreadsheet/readTable.ts";
import { cellOf, type Grid, type GridColumn } from "./gridCells.ts";
import { type NamedStep, stepNamed } from "./heading.ts";
import { type ColumnRole, type InstrumentColumn, symbolOf } from "./instrumentColumns.ts";
import { type PastedCell, type PasteRefusal, rowNamed, toPastedCell } from "./pastedCells.ts";

type Context = {
  grid: Grid;
  steps: readonly NamedStep[];
  /** The step of lines that name none. */
  stepLabel: string;
  /** The last day on which a value can have been measured. */
  today: string;
  unsaved: UnsavedReadings;
};

/** How a value of a line was measured, as far as the line says it. */
export type LineFacts = { line: number; on: string | null; testVoltage: number | null };

/** Reads a file of an instrument. Each line gives a value or a refusal, which both have the line's number. */
export function fileCells(table: Table, columns: readonly InstrumentColumn[], context: Context): PastedCell[] {
  const places = new Map(
    columns.map((column) => [column.role, { ...column, place: table.header.indexOf(column.heading) }]),
  );
  const cells = table.rows.flatMap((row) => lineCells(row, table.header.length, places, context));
  return refuseEarlier(cells);
}

type Places = ReadonlyMap<ColumnRole, InstrumentColumn & { place: number }>;

function lineCells(row: TableRow, width: number, places: Places, context: Context): PastedCell[] {
  const { grid, steps, stepLabel, today, unsaved } = context;
  const textOf = (role: ColumnRole) => row.cells[places.get(role)?.place ?? -1] ?? "";
  const name = textOf("ROOM");
  const rowIndex = name === "" ? -1 : rowNamed(grid, name);
  const room = grid.rows[rowIndex]?.title ?? name;
  const refuse = (refusal: PasteRefusal, text: string): PastedCell[] => [
    { room, column: null, text, line: row.line, outcome: "refused", refusal },
  ];
  if (row.cells.slice(width).some(Boolean)) return refuse("tooManyCells", row.cells.slice(width).join(" "));
  const readings = (["RESISTANCE", "INSULATION"] as const).filter((role) => textOf(role) !== "");
  if (readings.length === 0) return refuse("noValue", "");
  const wantedStep = textOf("STEP");
  const step = wantedStep === "" ? stepLabel : (stepNamed(wantedStep, steps)?.stepLabel ?? "");
  if (step === "") return refuse("noStep", wantedStep);
  const on = readDay(textOf("MEASURED_ON"), places.get("MEASURED_ON")?.unit === "MONTH_FIRST", today);
  if (on === undefined) return refuse("notDay", textOf("MEASURED_ON"));
  const testVoltage = readVoltage(textOf("TEST_VOLTAGE"), places.get("TEST_VOLTAGE")?.unit === "KILOVOLT");
  if (testVoltage === undefined) return refuse("notVoltage", textOf("TEST_VOLTAGE"));
  const facts: LineFacts = { line: row.line, on, testVoltage };
  return readings.map((quantity) => {
    const column: GridColumn = { stepLabel: step, position: 0, quantity };
    const unit = places.get(quantity)?.unit;
    const source = { column, unit: unit ? symbolOf(unit) : null, text: textOf(quantity) };
    const cell = { ...toPastedCell(grid, rowIndex, room, source, unsaved), line: row.line, facts };
    const isAmbiguous = cellOf(grid.rows[rowIndex]?.room ?? null, { ...column, position: 1 }) !== null;
    return isAmbiguous ? { ...cell, outcome: "refused", refusal: "severalProducts" } : cell;
  });
}

/** Null for no text, undefined for a text that is no day up to today. A time after the day is ignored. */
function readDay(text: string, isMonthFirst: boolean, today: string): string | null | undefined {
  if (text === "") return null;
  const [date = ""] = text.split(/[T ](?=\d{1,2}[:.]\d\d)/);
  const day = parseWrittenDay(date, isMonthFirst ? "monthFirst" : "dayFirst");
  return isDay(day) && day <= today && day >= "1900-01-01" ? day : undefined;
}

/** In volts. Null for no text, undefined for one that is no test voltage. */
function readVoltage(text: string, isKilovolt: boolean): number | null | undefined {
  if (text === "") return null;
  const [, amount = "", prefix = isKilovolt ? "k" : ""] = /^(.*?)\s*(?:(k?)V)?$/i.exec(text) ?? [];
  const number = parseDecimal(amount);
  const volts = number === null ? 0 : Math.round(number * (prefix === "" ? 1 : 1_000));
  return volts >= 1 && volts <= 10_000 ? volts : undefined;
}

/** A value that a later line of the file has too is taken from that line. */
function refuseEarlier(cells: PastedCell[]): PastedCell[] {
  const keyOf = (cell: PastedCell) =>
    cell.outcome === "refused" ? null : `${cell.cell.entry.id} ${cell.cell.quantity}`;
  const last = new Map(cells.map((cell) => [keyOf(cell), cell]));
  return cells.map((cell) =>
    keyOf(cell) === null || last.get(keyOf(cell)) === cell
      ? cell
      : { ...cell, outcome: "refused", refusal: "laterLine" },
  );
}
