import { expect, test } from "@jest/globals";
import { type Cell, csv, csvSeparator } from "./csv.ts";

const swedish = (...row: Cell[]) => csv([row], { separator: ";", locale: "sv" });

test("a byte order mark, the language's separator and decimals, and lines that end as they should", () => {
  expect(swedish("Hall", 88.6, null, 1234567)).toBe("\ufeffHall;88,6;;1234567\r\n");
  expect(csv([["Hall", 88.6], ["a,b"]], { separator: ",", locale: "en" })).toBe('\ufeffHall,88.6\r\n"a,b"\r\n');
  expect(["sv", "fi", "da", "no", "de", "en"].map(csvSeparator).join("")).toBe(";;;;;,");
});

test("a decimal comma does not split a cell where the comma separates", () => {
  expect(csv([[88.6]], { separator: ",", locale: "sv" })).toBe('\ufeff"88,6"\r\n');
});

test("separators, quotes and line breaks in a text stay in their cell", () => {
  expect(swedish("a;b", 'say "no"', "two\nlines")).toBe('\ufeff"a;b";"say ""no""";"two\nlines"\r\n');
});

test.each(["=1+1", "+47", "-cmd", "@SUM(A1)", "\t=1", " =1", "＝1"])("%j is no formula", (text) => {
  expect(swedish(text)).toContain(`'${text}`);
});

test("a number below zero is a number", () => {
  expect(swedish(-7.5)).toBe("\ufeff-7,5\r\n");
});
