import { expect, test } from "@jest/globals";
import fc from "fast-check";
import Papa from "papaparse";
import { entry } from "../../test/openInstallationPanel.tsx";
import { room, step } from "../../test/openMeasuringGrid.tsx";
import { createUnsavedReadings } from "../reading/unsavedReadings.ts";
import { readTable, type Table, textLines } from "../spreadsheet/readTable.ts";
import { fileCells } from "./fileCells.ts";
import { type Grid, gridColumns, gridSteps } from "./gridCells.ts";
import type { Room } from "./gridRooms.ts";
import { stepNamed } from "./heading.ts";
import type { InstrumentColumn } from "./instrumentColumns.ts";
import { withShownTitle } from "./stepTitles.ts";

const rooms = [
  room(1),
  room(2, { steps: [step("before", 2, [entry("ge2 before", 88.4)]), step("after", 2, [entry("ge2", 88.6)])] }),
  room(3, { viewerCanRecord: false }),
  room(4, { steps: [step("after", 4, [entry("ge4", null), entry("ge4 second", null)])] }),
] as unknown as Room[];
const steps = gridSteps(rooms);
const columns = gridColumns(
  rooms,
  steps.map(({ stepLabel }) => stepLabel),
);
const grid: Grid = {
  rows: rooms.map((one) => ({ title: one.title, room: one })),
  columns,
  allColumns: columns,
  stepLabel: "after",
};
const unsaved = createUnsavedReadings({
  record: async () => ({ result: { kind: "done" }, version: null }),
  keep: () => {},
  forget: () => {},
});
const context = { grid, steps: withShownTitle(steps), stepLabel: "after", today: "2026-11-27", unsaved };
const mapping: InstrumentColumn[] = [
  { heading: "Place", role: "ROOM", unit: null },
  { heading: "Step", role: "STEP", unit: null },
  { heading: "Day", role: "MEASURED_ON", unit: "DAY_FIRST" },
  { heading: "R", role: "RESISTANCE", unit: "KILOOHM" },
  { heading: "Riso", role: "INSULATION", unit: "GIGAOHM" },
  { heading: "U", role: "TEST_VOLTAGE", unit: "VOLT" },
];
const limits = { maxBytes: 1_000_000, maxRows: 9_999 };
const bytes = (text: string) => new Uint8Array(Buffer.from(text));

function read(text: string) {
  const table = readTable(bytes(`Place;Step;Day;R;Riso;U\n${text}\n`), limits);
  if (typeof table === "string") throw new Error(table);
  return fileCells(table, mapping, context);
}
const told = (text: string) =>
  read(text).map((cell) => [cell.line, cell.room, cell.outcome === "refused" ? cell.refusal : cell.typed]);

test("a line is read in the units of its columns, with its day and its test voltage", () => {
  const [resistance, insulation] = read("room 1;;24/11/2026 09:12;0,0884;>1;500 V");
  expect(resistance).toMatchObject({ room: "Room 1", line: 2, outcome: "entered", typed: "88.4" });
  expect(insulation).toMatchObject({ typed: ">1000", facts: { line: 2, on: "2026-11-24", testVoltage: 500 } });
});

test("a unit beside a figure goes before the unit of its column", () =>
  expect(told("Room 1;;;88.4 Ω;820 MΩ;")).toEqual([
    [2, "Room 1", "88.4"],
    [2, "Room 1", "820"],
  ]));

test("a line goes to the step that it names, by number or title, else to the shown one", () => {
  const stepOf = (text: string) => read(text).map(({ column }) => column?.stepLabel);
  expect([stepOf("Room 1;1;;1;;"), stepOf("Room 1;Before laying;;1;;"), stepOf("Room 1;;;1;;")]).toEqual([
    ["before"],
    ["before"],
    ["after"],
  ]);
});

test("a line goes to the only step whose title begins with its words, as an instrument shortens them", () => {
  const named = (text: string, ...titles: string[]) =>
    stepNamed(text, titles.map((title, index) => ({ stepLabel: title, number: index + 1, titles: [title] })) as never)
      ?.stepLabel ?? null;
  const titles = ["Före förläggning", "Efter förläggning, före övertäckning", "Efter övertäckning", "Före inkoppling"];
  expect(named("efter förläggning", ...titles)).toBe(titles[1]);
  expect([named("Före", ...titles), named("Efter förl", ...titles), named("", ...titles)]).toEqual([null, null, null]);
});

test.each([
  ["Room 9;;;1;;", "noRoom"],
  [";;;1;;", "noRoom"],
  ["Room 3;;;1;;", "finished"],
  ["Room 4;;;1;;", "severalProducts"],
  ["Room 1;9;;1;;", "noStep"],
  ["Room 1;;2026-11-28;1;;", "notDay"],
  ["Room 1;;soon;1;;", "notDay"],
  ["Room 1;;;1;;high", "notVoltage"],
  ["Room 1;;;1;;20000", "notVoltage"],
  ["Room 1;;;abc;;", "notReading"],
  ["Room 1;;;Ω;;", "notReading"],
  ["Room 1;;2026-11-01;;;500", "noValue"],
  ["Room 1;;;88;4;820;500", "tooManyCells"],
])("the line %s is refused by its number: %s", (line, refusal) =>
  expect(told(line).map(([at, , reason]) => [at, reason])).toEqual([[2, refusal]]),
);

test("of two lines with the same value the later one counts, and the earlier one is told", () =>
  expect(told("Room 1;;;0.0880;;\nRoom 2;;;1;;\nRoom 1;;;0.0884;;")).toEqual([
    [2, "Room 1", "laterLine"],
    [3, "Room 2", "1000"],
    [4, "Room 1", "88.4"],
  ]));

const cell = fc.oneof(
  fc.constantFrom("Room 1", "room 2", "Room 3", "Room 4", "1", "2", "After laying", "24.11.2026", "2026-13-01"),
  fc.constantFrom("88,4", "88.4", ">1000", "OL", "-1", "500 V", "1 kV", "820 MΩ", "Ω", "", "NaN", "1e3", '"', "\0"),
  fc.string({ unit: "grapheme" }),
);
const goodRow = fc.tuple(
  fc.constantFrom("Room 1", "Room 2"),
  fc.constant(""),
  fc.constant(""),
  fc.constantFrom("0,0884", "OL"),
);
const files = fc.record({
  rows: fc.array(fc.oneof(goodRow, fc.array(cell, { minLength: 1, maxLength: 8 })), { minLength: 1, maxLength: 12 }),
  delimiter: fc.constantFrom(";", ",", "\t"),
  newline: fc.constantFrom("\n", "\r\n"),
  encoding: fc.constantFrom("utf8", "utf16le", "latin1"),
  mark: fc.boolean(),
} as const);

function toTable({ rows, delimiter, newline, encoding, mark }: ReturnType<typeof files.generate>["value"]) {
  const text = Papa.unparse([mapping.map(({ heading }) => heading), ...rows], { delimiter, newline });
  const file = new Uint8Array(Buffer.from(mark && encoding !== "latin1" ? `\ufeff${text}` : text, encoding));
  return { table: readTable(file, limits), lines: textLines(file) };
}

test("every line of any file gives a value or a refusal with its line", () => {
  fc.assert(
    fc.property(files, (file) => {
      const { table, lines } = toTable(file);
      if (typeof table === "string") return;
      const cells = fileCells(table as Table, mapping, context);
      expect([...new Set(cells.map(({ line }) => line))]).toEqual(table.rows.map(({ line }) => line));
      expect(cells.every(({ line }) => lines[(line ?? 0) - 1] !== undefined)).toBe(true);
      const entered = cells.flatMap((one) =>
        one.outcome === "entered" ? [`${one.cell.entry.id} ${one.cell.quantity}`] : [],
      );
      expect(new Set(entered).size).toBe(entered.length);
    }),
    { numRuns: 500 },
  );
});

test("any bytes are read or refused as a whole, and never fail", () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 400 }), (file) => {
      const table = readTable(file, limits);
      const readable = mapping.map((column, place) => ({
        ...column,
        heading: typeof table === "string" ? "" : (table.header[place] ?? column.heading),
      }));
      if (typeof table !== "string") fileCells(table, readable, context);
      textLines(file);
    }),
    { numRuns: 500 },
  );
});
