import { expect, test } from "@jest/globals";
import { fileLineContext as context, fileMapping, tableLimits } from "../../test/fileLineContext.ts";
import { readTable } from "../spreadsheet/readTable.ts";
import { fileFigures } from "./fileFigures.ts";
import { assumedStep, readLines } from "./fileLines.ts";
import { cellOf, type GridColumn } from "./gridCells.ts";
import { guessColumns, splitMoment } from "./instrumentColumns.ts";
import type { KeptLine } from "./keptLines.ts";

type Options = { unit?: "DAY_FIRST" | "YEAR_FIRST" } & Partial<
  Pick<Parameters<typeof readLines>[2], "kept" | "repairs">
>;

function linesOf(text: string, { unit = "DAY_FIRST", ...more }: Options = {}) {
  const table = readTable(new TextEncoder().encode(`Place;Step;Day;R;Riso;U\n${text}\n`), tableLimits);
  if (typeof table === "string") throw new Error(table);
  const columns = fileMapping.map((column) => (column.role === "MEASURED_ON" ? { ...column, unit } : column));
  return readLines(table, columns, { ...context, ...more });
}

test("each line counts once: entered, there already, or left out, and a value that is left out of a line is told by itself", () => {
  const figures = fileFigures(
    linesOf(
      [
        "Room 1;;;0,0884;0,82;500",
        "Room 2;;;0,0886;;",
        "Room 9;;;1;2;",
        "Room 2;1;;abc;0,9;",
        "Room 5;1;;abc;xyz;",
        "Room 1;1;;abc;1;\nRoom 1;1;;0,088;2;",
      ].join("\n"),
    ),
  );
  expect(figures).toMatchObject({
    ...{ lineCount: 3, sameLineCount: 1, leftOutLines: [4, 6, 7] },
    parts: [
      { quantity: "RESISTANCE", refusal: "notReading", lines: [5, 7] },
      { quantity: "INSULATION", refusal: "laterLine", lines: [7] },
    ],
  });
  expect(figures.leftOut).toMatchObject([
    { refusal: "noRoom", lines: [4] },
    { refusal: "notReading", lines: [6] },
  ]);
});

test("the step of lines without one is marked as assumed, and another one can be chosen for all of them", () => {
  const text = "Room 1;;;0,0884;;\nRoom 1;1;;0,0884;;\nRoom 2;;;0,0884;;";
  const stepsOf = (repairs?: Map<string, string>) =>
    linesOf(text, repairs && { repairs }).map(({ stepLabel, isStepAssumed }) => [stepLabel, isStepAssumed]);
  expect(stepsOf()).toEqual([
    ["after", true],
    ["before", false],
    ["after", true],
  ]);
  expect(stepsOf(new Map([[assumedStep, "before"]]))).toEqual([
    ["before", true],
    ["before", false],
    ["before", true],
  ]);
});

const column: GridColumn = { stepLabel: "after", position: 0, quantity: "RESISTANCE" };
const cell = cellOf(context.grid.rows[1]?.room ?? null, column);
const reading = { kind: "number", value: 88.6 } as const;
const stored = { room: "Room 2", column, text: "", outcome: "same", cell, typed: "", reading, before: reading };
const keptLine = { row: 1, stepLabel: "after", position: 0, values: new Map([["RESISTANCE", stored]]) };
const kept = new Map([[2, keptLine as unknown as KeptLine]]);

test("a line whose value is stored is there already, in the room and step that were chosen for it at the first reading", () => {
  const text = "TV-H18;9;;0,0886;;\nTV-H18;9;;0,0887;;";
  const [first, second] = linesOf(text, { kept });
  expect(first).toMatchObject({ room: "Room 2", stepLabel: "after", lacks: [], cells: [{ outcome: "same" }] });
  expect(second?.cells).toMatchObject([{ outcome: "refused", refusal: "noStep" }]);
});

test("the other value of a line that is stored in part goes beside the stored one", () => {
  const [line] = linesOf("TV-H18;;;0,0886;0,9;", { kept });
  expect(line?.cells.map(({ room, column: at, outcome }) => [room, at?.quantity, outcome])).toEqual([
    ["Room 2", "RESISTANCE", "same"],
    ["Room 2", "INSULATION", "entered"],
  ]);
});

test("a line that is stored is offered again once a person chooses another room for it", () => {
  const [line] = linesOf("TV-H18;;;0,0886;;", { kept, repairs: new Map([["room named TV-H18", "0"]]) });
  expect(line).toMatchObject({ room: "Room 1", cells: [{ outcome: "entered" }] });
});

test("a day is read with a time, and a year of two digits in the first place where this order is chosen", () => {
  const dayOf = (text: string, unit?: "YEAR_FIRST") => linesOf(`Room 1;;${text};1;;`, { unit })[0]?.facts.on;
  expect([dayOf("2026-11-24T09:12"), dayOf("24.11.26 9.12"), dayOf("26/11/24", "YEAR_FIRST")]).toEqual([
    ...["2026-11-24", "2026-11-24", "2026-11-24"],
  ]);
  expect(dayOf("24/11/2026", "YEAR_FIRST")).toBeNull();
  expect(splitMoment("24.11.26 9.12")).toEqual({ date: "24.11.26", time: "09:12" });
});

test.each([
  [["2026-11-24 09:12", "", "2026-11-02"], "YEAR_FIRST"],
  [["11/24/2026 09:12"], "MONTH_FIRST"],
  [["01/02/2026"], "DAY_FIRST"],
])("the order of %j is guessed as %s", (days, unit) => {
  const rows = days.map((day, index) => ({ line: index + 2, cells: [day] }));
  expect(guessColumns({ header: ["Date"], rows }, "sv")).toEqual([{ heading: "Date", role: "MEASURED_ON", unit }]);
});
