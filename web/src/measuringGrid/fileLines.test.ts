import { expect, test } from "@jest/globals";
import { fileLineContext as context, fileMapping, tableLimits } from "../../test/fileLineContext.ts";
import { readTable } from "../spreadsheet/readTable.ts";
import { type FileLine, readLines } from "./fileLines.ts";
import { stepNamed } from "./heading.ts";

function linesOf(text: string, repairs: ReadonlyMap<string, string> = new Map()): FileLine[] {
  const table = readTable(new TextEncoder().encode(`Place;Step;Day;R;Riso;U\n${text}\n`), tableLimits);
  if (typeof table === "string") throw new Error(table);
  return readLines(table, fileMapping, { ...context, repairs });
}
const read = (text: string) => linesOf(text).flatMap(({ cells }) => cells);
const told = (text: string, repairs?: ReadonlyMap<string, string>) =>
  linesOf(text, repairs)
    .flatMap(({ cells }) => cells)
    .map((cell) => [cell.line, cell.room, cell.outcome === "refused" ? cell.refusal : cell.typed]);

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

const lacksOf = (text: string, repairs?: ReadonlyMap<string, string>) =>
  linesOf(text, repairs).map(({ lacks }) =>
    lacks.map(({ kind, options }) => [kind, ...options.map(({ label }) => label)]),
  );

test("a room that is chosen for an unknown name counts for all lines with this name, and offers rooms that accept values", () => {
  const text = "TV-H18;;;1;;\nRoom 1;;;0,0884;;\nTV-H18;1;;2;;";
  expect(lacksOf(text)).toEqual([[["room", "Room 1", "Room 2", "Room 4", "Room 5"]], [], expect.anything()]);
  const chosen = new Map([["room named TV-H18", "1"]]);
  expect(told(text, chosen)).toEqual([
    [2, "Room 2", "1000"],
    [3, "Room 1", "88.4"],
    [4, "Room 2", "2000"],
  ]);
  expect(linesOf(text, chosen)[0]?.lacks).toMatchObject([{ kind: "room", value: "1" }]);
});

test("a line without a room's name is asked for itself", () =>
  expect(told(";;;1;;\n;;;2;;", new Map([["room of line 3", "0"]]))).toEqual([
    [2, "", "noRoom"],
    [3, "Room 1", "2000"],
  ]));

test("a line whose step is unknown, or that its room lacks, is repaired by a step", () => {
  expect(lacksOf("Room 1;9;;1;;")).toEqual([[["step", "1 Before laying", "After laying"]]]);
  expect(told("Room 1;9;;1;;", new Map([["step named 9", "after"]]))).toEqual([[2, "Room 1", "1000"]]);
  expect(lacksOf("Room 5;;;1;;")).toEqual([[["step", "1 Before laying"]]]);
  expect(told("Room 5;;;1;;", new Map([["step of line 2", "before"]]))).toEqual([[2, "Room 5", "1000"]]);
});

test("a line for a room with several products is repaired by one of them", () => {
  const products = [expect.stringMatching(/^1 · /), expect.stringMatching(/^2 · /)];
  expect(lacksOf("Room 4;;;1;;")).toEqual([[["product", ...products]]]);
  const [line] = linesOf("Room 4;;;1;;", new Map([["product of line 2", "1"]]));
  expect(line?.cells).toMatchObject([{ outcome: "entered", cell: { entry: { id: "ge4 second" } } }]);
});

test("a line that cannot be repaired offers nothing to choose", () =>
  expect(lacksOf("TV-H18;;soon;1;;\nRoom 3;;;1;;\nRoom 1;;;abc;;")).toEqual([[], [], []]));
