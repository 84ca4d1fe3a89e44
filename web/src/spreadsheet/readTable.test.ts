import { expect, test } from "@jest/globals";
import fc from "fast-check";
import Papa from "papaparse";
import { unmarked } from "./csv.ts";
import { readTable as readWithin, textLines } from "./readTable.ts";

const bytes = (text: string) => new TextEncoder().encode(text);
const readTable = (file: Uint8Array) => readWithin(file, { maxBytes: 10_000_000, maxRows: 1_000 });
const utf16 = (text: string) => new Uint8Array(Buffer.from(text, "utf16le"));
const swapped = (file: Uint8Array) => new Uint8Array(Buffer.from(file).swap16());
const latin = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

test.each([
  ["commas", bytes("Projekt,Ort\r\nVilla Ö,Malmö\r\n")],
  ["semicolons after a byte order mark", bytes("\ufeffProjekt;Ort\nVilla Ö;Malmö")],
  ["tabs", bytes("Projekt\tOrt\rVilla Ö\tMalmö\r")],
  ["Windows-1252", latin("Projekt;Ort\r\nVilla Ö;Malmö\r\n")],
  ["UTF-16 LE", utf16("\ufeffProjekt;Ort\r\nVilla Ö;Malmö")],
  ["UTF-16 BE", swapped(utf16("\ufeffProjekt;Ort\r\nVilla Ö;Malmö"))],
  ["UTF-16 LE without a byte order mark", utf16("Projekt;Ort\r\nVilla Ö;Malmö")],
  ["UTF-16 BE without a byte order mark", swapped(utf16("Projekt;Ort\r\nVilla Ö;Malmö"))],
])("reads %s", (_, file) => {
  expect(readTable(file)).toEqual({ header: ["Projekt", "Ort"], rows: [{ line: 2, cells: ["Villa Ö", "Malmö"] }] });
});

test("counts the lines of the file, also those in quotes and the empty ones", () => {
  expect(readTable(bytes('a;b\r\n"x\r\ny";1\r\n\r\n"say ""hi""; all";2'))).toEqual({
    header: ["a", "b"],
    rows: [
      { line: 2, cells: ["x y", "1"] },
      { line: 5, cells: ['say "hi"; all', "2"] },
    ],
  });
});

test.each([
  ["empty", ""],
  ["empty", "a;b\r\n;\r\n"],
  ["quotes", 'a;b\r\n"x;1\r\ny;2\r\n'],
  ["tooMany", `a;b\r\n${"x;1\r\n".repeat(1_001)}`],
])("says that a file is %s", (fault, text) => expect(readTable(bytes(text))).toBe(fault));

test.each([
  ["PNG", [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d, 0x49, 0x48, 0x44, 0x52]],
  ["workbook", [0x50, 0x4b, 3, 4, 0x14, 0, 6, 0, 8, 0, 0x0a, 0x3b, 0x0a]],
  ["picture that begins like UTF-16", [0, 1, 0, 0, 0x0a, 0x3b, 0x0a, 0x31]],
])("says that a %s is no text", (_, file) => expect(readTable(Uint8Array.from(file))).toBe("binary"));

test("reads what a spreadsheet writes of any cells", () => {
  const cell = fc.string({ unit: "grapheme" }).map((text) => text.replace(/[\s\0]+/g, " ").trim());
  const rows = fc.array(fc.tuple(fc.constant("x"), cell, cell), { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(rows, fc.constantFrom(",", ";", "\t"), (cells, delimiter) => {
      const text = Papa.unparse([["a", "b", "c"], ...cells], { delimiter });
      const read = cells.map((each) => ({ cells: each.map((one) => unmarked(one, delimiter)) }));
      expect(readTable(bytes(text))).toMatchObject({ rows: read });
    }),
  );
});

test("numbers the lines of a file by each kind of line break", () => {
  expect(textLines(bytes("\ufeffa\r\nb\rc\n\nd"))).toEqual(["a", "b", "c", "", "d"]);
});
