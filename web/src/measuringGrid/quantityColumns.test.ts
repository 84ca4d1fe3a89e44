import { expect, test } from "@jest/globals";
import { guessColumns } from "./instrumentColumns.ts";
import { hasColumns, withQuantityColumns } from "./quantityColumns.ts";
import { readInstrumentFile, tableFrom } from "./readInstrumentFile.ts";

const lines = [
  "Name;Mode;Value;Unit;Date",
  "Badrum 410;Resistance;88,4;Ohm;2026-06-01",
  "Badrum 410;RISO;820;MOhm;2026-06-01",
];
const fileOf = (text: readonly string[]) => new File([text.join("\n")], "meter.csv");

test("a file with the quantity in a column of its own has a column of values for each quantity", async () => {
  const { found } = await readInstrumentFile(fileOf(lines), "sv");
  if ("kind" in found) throw new Error(found.kind);
  const table = tableFrom(found, found.headingLine);
  if (typeof table === "string") throw new Error(table);
  expect(table.header).toEqual(["Name", "Date", "Value: Resistance", "Value: RISO"]);
  expect(table.rows).toEqual([
    { line: 2, cells: ["Badrum 410", "2026-06-01", "88,4 Ohm", ""] },
    { line: 3, cells: ["Badrum 410", "2026-06-01", "", "820 MOhm"] },
  ]);
  const columns = guessColumns(table, "sv", ["badrum 410"]);
  expect(columns.map(({ heading, role }) => `${heading} ${role}`).sort()).toEqual([
    ...["Date MEASURED_ON", "Name ROOM", "Value: RISO INSULATION", "Value: Resistance RESISTANCE"],
  ]);
  expect(hasColumns(["Name", "Mode", "Value", "Unit", "Date"], columns)).toBe(true);
  expect(hasColumns(["Name", "Value", "Date"], columns)).toBe(false);
});

test("columns without a telling heading are guessed by known rooms and by units in their cells", () => {
  const rows = [{ line: 2, cells: ["1", "Hall", "88,4 Ω", "0,82 GΩ"] }];
  const found = guessColumns({ header: ["A", "B", "C", "D"], rows }, "sv", ["Hall"]);
  expect(found.map(({ heading, role }) => `${heading} ${role}`)).toEqual(["B ROOM", "C RESISTANCE", "D INSULATION"]);
});

const tableOf = ([header = "", ...rows]: readonly string[]) => ({
  header: header.split(";"),
  rows: rows.map((row, index) => ({ line: index + 2, cells: row.split(";") })),
});

test.each([
  ["has a column per quantity", ["Room;Test;R;Riso;Result", "Hall;1;88,4;820;OK"], null],
  ["numbers its tests", ["Room;Test;Result", "Hall;1;88,4 Ω", "Hall;2;88,5 Ω"], null],
  ["names no quantity and no unit", ["Room;Test;Result", "Hall;A;88,4", "Hall;B;820"], null],
  ["names a quantity", ["Room;Test;Result", "Hall;RISO;820", "Hall;RLO;88,4"], ["Result: RISO", "Result: RLO"]],
  ["tells two by units", ["Room;Mode;Value;Unit", "A;LO;88;Ω", "A;IR;OL;MΩ"], ["Value: LO", "Value: IR"]],
  ["tells one by its unit", ["Room;Mode;Value;Unit", "A;LO;88;Ω", "B;LO;87;Ω"], ["Value: LO"]],
])("a file that %s is split only for quantities", (_, text, made) => {
  const table = tableOf(text);
  expect(withQuantityColumns(table).header).toEqual(made ? ["Room", ...made] : table.header);
});

test("of columns with names of rooms, the one with the most is the room, and only if most of its cells are", () => {
  const roomIn = (text: readonly string[]) =>
    guessColumns(tableOf(text), "sv", ["1", "2"]).find(({ role }) => role === "ROOM")?.heading;
  expect(roomIn(["No;Name;R", "1;2;88", "2;1;88", "3;2;88", "4;1;88"])).toBe("Name");
  expect(roomIn(["No;Name;R", "1;2;88", "2;1;88", "3;2;88", "4;Hall;88"])).toBe("Name");
  expect(roomIn(["No;Name;R", "1;A;88", "2;B;88", "3;C;88", "4;D;88"])).toBeUndefined();
});

test.each([[["hello world", "foo"]], [["a;b", "foo;bar"]], [["a;b", "17"]]])(
  "%j is refused as a file without readings",
  async (text) => {
    const { found } = await readInstrumentFile(fileOf(text), "sv");
    expect(found).toMatchObject({ kind: "noValues" });
  },
);
