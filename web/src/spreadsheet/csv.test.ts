import { expect, test } from "@jest/globals";
import { type Cell, csv, csvSeparator } from "./csv.ts";
import { readTable as readWithin } from "./readTable.ts";

const readTable = (file: Uint8Array) => readWithin(file, { maxBytes: 10_000_000, maxRows: 1_000 });

const swedish = (...row: Cell[]) => csv([row], { separator: ";", locale: "sv" });

test("a byte order mark, the language's separator and decimals, and lines that end as they should", () => {
  expect(swedish("Hall", 88.6, null, 1234567)).toBe('\ufeff"Hall";88,6;;1234567\r\n');
  expect(csv([["Hall", 88.6], ["a,b"]], { separator: ",", locale: "en" })).toBe('\ufeff"Hall",88.6\r\n"a,b"\r\n');
  expect(["sv", "fi", "da", "no", "de", "en"].map(csvSeparator).join("")).toBe(";;;;;,");
});

test("a decimal comma does not split a cell where the comma separates", () => {
  expect(csv([[88.6]], { separator: ",", locale: "sv" })).toBe('\ufeff"88,6"\r\n');
});

test("separators, quotes and line breaks in a text stay in their cell", () => {
  expect(swedish("a;b", 'say "no"', "two\nlines")).toBe('\ufeff"a;b";"say ""no""";"two\nlines"\r\n');
});

test.each(["=1+1", "+47", "-cmd", "@SUM(A1)", "\tcmd", " =1", "＝1"])("%j is no formula", (text) => {
  expect(swedish(text)).toContain(`'${text}`);
});

test("a number below zero is a number", () => {
  expect(swedish(-7.5)).toBe("\ufeff-7,5\r\n");
});

const hostile = [
  "x;=1+1",
  "x,=1+1",
  "x\t=1+1",
  "x\n=1+1",
  'x;"=1+1',
  "x; +cmd|' /C calc'!A0",
  "x,@SUM(A1)",
  "x;\r\n-2+3",
  "x,＝1",
];

/** Parses a file like a spreadsheet that expects `separator` and only respects quotes at a cell's start. */
function cellsOf(file: string, separator: string): string[] {
  const cell = new RegExp(`((?:"(?:[^"]|"")*")?[^${separator}\\r\\n]*)(?:${separator}|\\r?\\n|\\r|$)`, "y");
  const cells: string[] = [];
  cell.lastIndex = 1;
  while (cell.lastIndex < file.length) cells.push((cell.exec(file)?.[1] ?? "").replace(/^"((?:[^"]|"")*)"/, "$1"));
  return cells;
}

test.each(hostile)("%j is no formula with any separator, and the import reads what was typed", (text) => {
  for (const separator of [",", ";"] as const) {
    const rows = [
      ["name", "city"],
      [text, text],
      ["b", text],
    ];
    const file = csv(rows, { separator, locale: "sv" });
    for (const expected of [",", ";", "\t"])
      expect(cellsOf(file, expected).filter((cell) => /^["\s]*[=+\-@＝]/.test(cell))).toEqual([]);
    const typed = text.replace(/\s+/g, " ");
    const cells = [
      [typed, typed],
      ["b", typed],
    ];
    expect(readTable(new TextEncoder().encode(file))).toMatchObject({ rows: cells.map((each) => ({ cells: each })) });
  }
});

test.each(["100,-", "100,- och 200,-", "'t Hof", "it's; 'so'", "=1", "'=1", "''=1", ";'=1", "-", "100,'-"])(
  "the import reads %j as it was",
  (text) => {
    for (const separator of [",", ";"] as const) {
      const file = csv(
        [
          ["name", "city"],
          [text, text],
        ],
        { separator, locale: "sv" },
      );
      expect(readTable(new TextEncoder().encode(file))).toMatchObject({ rows: [{ cells: [text, text] }] });
    }
  },
);

test("a price is set off in a line where another cell would make a formula of it", () => {
  const rows = [
    ["name", "city"],
    ["100,-", "&WEBSERVICE(1),x"],
  ];
  const file = csv(rows, { separator: ";", locale: "sv" });
  expect(cellsOf(file, ",").filter((cell) => cell.startsWith("-"))).toEqual([]);
  expect(readTable(new TextEncoder().encode(file))).toMatchObject({ rows: [{ cells: rows[1] }] });
});

test("a price that ends with a dash stays as it is", () => {
  expect(swedish("100,-", "ca 100,-; 200,-.")).toBe('\ufeff"100,-";"ca 100,-; 200,-."\r\n');
});
