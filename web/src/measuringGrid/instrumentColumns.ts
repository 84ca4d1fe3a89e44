import type { MessageId } from "../i18n/catalogues.ts";
import { guessDayOrder } from "../i18n/writtenDay.ts";
import type { Table } from "../spreadsheet/readTable.ts";
import { readHeading } from "./heading.ts";
import { quantityOfUnit, unitAtEnd } from "./measuredText.ts";

export const columnRoles = ["ROOM", "STEP", "MEASURED_ON", "RESISTANCE", "INSULATION", "TEST_VOLTAGE"] as const;

export type ColumnRole = (typeof columnRoles)[number];
export type ColumnUnit = keyof typeof unitSymbols | keyof typeof dayOrders;
export type InstrumentColumn = {
  readonly heading: string;
  readonly role: ColumnRole;
  readonly unit: ColumnUnit | null;
};

export const unitSymbols = {
  ...{ MILLIOHM: "mΩ", OHM: "Ω", KILOOHM: "kΩ", MEGAOHM: "MΩ", GIGAOHM: "GΩ", VOLT: "V", KILOVOLT: "kV" },
} as const;

/** The orders of a date whose first number may be a day, a month or a year of two digits. */
export const dayOrders = { DAY_FIRST: "dayFirst", MONTH_FIRST: "monthFirst", YEAR_FIRST: "yearFirst" } as const;

export const orderTexts: Record<keyof typeof dayOrders, MessageId> = {
  DAY_FIRST: "project.import.order.dayFirst",
  MONTH_FIRST: "project.import.order.monthFirst",
  YEAR_FIRST: "measuring.file.order.yearFirst",
};

export const roleTexts: Record<ColumnRole, MessageId> = {
  ROOM: "measuring.paste.column.room",
  STEP: "measuring.paste.column.step",
  MEASURED_ON: "measuring.file.measuredOn",
  RESISTANCE: "quantity.RESISTANCE",
  INSULATION: "quantity.INSULATION",
  TEST_VOLTAGE: "step.testVoltage",
};

/** The units of each role, as the service has them. The first one is the default. */
export const roleUnits: Record<ColumnRole, readonly ColumnUnit[]> = {
  ROOM: [],
  STEP: [],
  MEASURED_ON: ["DAY_FIRST", "MONTH_FIRST", "YEAR_FIRST"],
  RESISTANCE: ["OHM", "MILLIOHM", "KILOOHM", "MEGAOHM"],
  INSULATION: ["MEGAOHM", "OHM", "KILOOHM", "GIGAOHM"],
  TEST_VOLTAGE: ["VOLT", "KILOVOLT"],
};

// Usual column names of instruments in the six languages.
const roomWord = /\b(room|rum|rom|raum|huone|plats|place|location|ort|paikka|sted|object|objekt|site|circuit)\b/;
const dayWord = /\b(date|datum|dato|day|päivä|pvm|päiväys|time|zeit|tid)\b/;
const voltageWord = /volt|spänning|spenning|spænding|jännite|spannung|\bu ?(prov|test|nom|n|p)\b|uprov/;

/** Suggests roles by headings, then by values. `rooms` are the names of known rooms. Each role is suggested once. */
export function guessColumns({ header, rows }: Table, locale: string, rooms: readonly string[] = []) {
  const found: InstrumentColumn[] = [];
  const known = new Set(rooms.map((room) => room.toLowerCase()));
  const columns = header.map((heading, place) => {
    const cells = rows.map((row) => row.cells[place] ?? "").filter(Boolean);
    return { heading, cells, roomCount: cells.filter((cell) => known.has(cell.toLowerCase())).length };
  });
  const add = (role: ColumnRole | null, { heading, cells }: (typeof columns)[number]) => {
    if (!role || heading === "" || found.some((one) => one.heading === heading || one.role === role)) return;
    found.push({ heading, role, unit: guessUnit(role, heading, cells, locale) });
  };
  for (const column of columns) add(roleOfName(column.heading), column);
  // Numbers of lines may be names of rooms too, so the column with the most rooms comes first.
  for (const column of columns.toSorted((one, other) => other.roomCount - one.roomCount))
    add(column.roomCount * 2 > column.cells.length ? "ROOM" : quantityOfCells(column.cells), column);
  return found;
}

/** The quantity that all cells have by their units. */
export function quantityOfCells(cells: readonly string[]): "RESISTANCE" | "INSULATION" | null {
  const [quantity, ...others] = new Set(cells.map((cell) => quantityOfUnit(unitAtEnd(cell)?.unit ?? "")));
  return others.length === 0 && (quantity === "RESISTANCE" || quantity === "INSULATION") ? quantity : null;
}

/** The role of a column, or the quantity of a measurement, by its name. */
export function roleOfName(heading: string): ColumnRole | null {
  const words = heading.normalize("NFC").toLowerCase().replace(/[_.]/g, " ");
  if (dayWord.test(words)) return "MEASURED_ON";
  if (voltageWord.test(words)) return "TEST_VOLTAGE";
  const read = readHeading(heading.replaceAll("_", " "), []);
  if (read.kind === "step") return "STEP";
  if (read.kind === "room" || roomWord.test(words)) return "ROOM";
  if (/\br ?iso\b/.test(words)) return "INSULATION";
  if (read.kind !== "value") return null;
  return read.quantity === "RESISTANCE" || read.quantity === "INSULATION" ? read.quantity : null;
}

function guessUnit(role: ColumnRole, heading: string, cells: readonly string[], locale: string): ColumnUnit | null {
  if (role === "MEASURED_ON")
    return guessOrder(
      cells.map((cell) => splitMoment(cell).date),
      locale,
    );
  const read = readHeading(heading.replaceAll("_", " "), []);
  const named = read.kind === "value" ? read.unit : null;
  return roleUnits[role].find((unit) => symbolOf(unit) === named) ?? roleUnits[role][0] ?? null;
}

function guessOrder(dates: readonly string[], locale: string): keyof typeof dayOrders {
  const written = dates.filter(Boolean);
  if (written.length > 0 && written.every((date) => /^\d{4}\D/.test(date))) return "YEAR_FIRST";
  return guessDayOrder(written, locale) === "dayFirst" ? "DAY_FIRST" : "MONTH_FIRST";
}

/** Separates a date from the time after it. `time` looks like `09:12`, and is empty if there is none. */
export function splitMoment(text: string): { date: string; time: string } {
  const [date = "", rest = ""] = text.split(/[T ](?=\d{1,2}[:.]\d\d)/);
  const [, hours = "", minutes = ""] = /^(\d{1,2})[:.](\d\d)/.exec(rest) ?? [];
  return { date, time: hours && `${hours.padStart(2, "0")}:${minutes}` };
}

/** Null for a unit that is an order of dates. */
export const symbolOf = (unit: ColumnUnit) =>
  unit in unitSymbols ? unitSymbols[unit as keyof typeof unitSymbols] : null;

/** The first column that a mapping needs and lacks. Null if a file can be read by the mapping. */
export function missingRole(columns: readonly InstrumentColumn[]): "room" | "quantity" | null {
  const has = (...wanted: ColumnRole[]) => columns.some(({ role }) => wanted.includes(role));
  if (!has("ROOM")) return "room";
  return has("RESISTANCE", "INSULATION") ? null : "quantity";
}
