import { expect, test } from "@jest/globals";
import fc from "fast-check";
import Papa from "papaparse";
import { fileLineContext as context, fileMapping, tableLimits } from "../../test/fileLineContext.ts";
import { readTable, textLines } from "../spreadsheet/readTable.ts";
import { readLines } from "./fileLines.ts";
import { guessHeadingLine, headingLineOf } from "./headingLine.ts";

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
// Lines above the heading: the device's name, dates, empty lines, loose quotes.
const above = fc.array(
  fc.oneof(
    fc.constantFrom("Instrument: IR-500", "Exported;2026-11-24", "", ";;;", '"', "Place,Step", "Room 1;1;;88,4;;"),
    fc.string({ unit: "grapheme" }).map((text) => text.replace(/[\n\r\0]/g, "")),
  ),
  { maxLength: 6 },
);
const files = fc.record({
  above,
  rows: fc.array(fc.oneof(goodRow, fc.array(cell, { minLength: 1, maxLength: 8 })), { minLength: 1, maxLength: 12 }),
  delimiter: fc.constantFrom(";", ",", "\t"),
  newline: fc.constantFrom("\n", "\r\n"),
  encoding: fc.constantFrom("utf8", "utf16le", "latin1"),
  mark: fc.boolean(),
} as const);

function toFile({ above: lines, rows, delimiter, newline, encoding, mark }: File) {
  const table = Papa.unparse([fileMapping.map(({ heading }) => heading), ...rows], { delimiter, newline });
  const text = [...lines, table].join(newline);
  return new Uint8Array(Buffer.from(mark && encoding !== "latin1" ? `\ufeff${text}` : text, encoding));
}
type File = ReturnType<typeof files.generate>["value"];

test("every line of any file is above the heading, or gives a value or a refusal with its number", () => {
  let readCount = 0;
  fc.assert(
    fc.property(files, (file) => {
      const bytes = toFile(file);
      const lines = textLines(bytes);
      const headingLine = headingLineOf(lines, fileMapping);
      // Without a byte order mark, UTF-16 must begin with an ASCII character, so this checks UTF-8 alone.
      if (file.encoding === "utf8" && file.rows.some((row) => row.some((one) => /[^\s;,"]/.test(one))))
        expect(headingLine).toBe(file.above.length + 1);
      if (headingLine === null) return;
      const table = readTable(bytes, tableLimits, headingLine);
      if (typeof table === "string") return;
      readCount += 1;
      const cells = readLines(table, fileMapping, context).flatMap((line) => line.cells);
      const told = new Set(cells.map(({ line }) => line ?? 0));
      expect([...told]).toEqual(table.rows.map(({ line }) => line));
      expect([...told].every((line) => line > headingLine && lines[line - 1] !== undefined)).toBe(true);
      const below = lines.flatMap((text, index) => (index >= headingLine && /[^\s;,']/.test(text) ? [index + 1] : []));
      if (!lines.slice(headingLine).join("").includes('"')) expect([...told]).toEqual(below);
      const entered = cells.flatMap((one) =>
        one.outcome === "entered" ? [`${one.cell.entry.id} ${one.cell.quantity}`] : [],
      );
      expect(new Set(entered).size).toBe(entered.length);
    }),
    { numRuns: 500 },
  );
  expect(readCount).toBeGreaterThan(200);
});

test("any bytes are read or refused as a whole, and never fail", () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 400 }), (file) => {
      const table = readTable(file, tableLimits);
      const readable = fileMapping.map((column, place) => ({
        ...column,
        heading: typeof table === "string" ? "" : (table.header[place] ?? column.heading),
      }));
      if (typeof table !== "string") readLines(table, readable, context);
      guessHeadingLine(textLines(file), "en");
    }),
    { numRuns: 500 },
  );
});
