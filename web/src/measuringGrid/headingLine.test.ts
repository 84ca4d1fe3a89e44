import { expect, test } from "@jest/globals";
import { guessHeadingLine, headingCandidates, headingLineOf } from "./headingLine.ts";
import type { InstrumentColumn } from "./instrumentColumns.ts";
import { lineRanges } from "./lineRanges.ts";

const device = ["Elmät IR-500", "Exported;2026-11-24", ""];
const data = ["TV-B12;88,4;820", "TV-B14;88,2;>1000"];

test.each([
  ["without lines above it", ["Plats;R_Ohm;Riso_MOhm", ...data], 1],
  ["below the device's name, a date and an empty line", [...device, "Plats;R_Ohm;Riso_MOhm", ...data], 4],
  ["with another separator than the lines above", [...device, "Place\tRiso", "TV-B12\t820"], 4],
  ["of unknown words, by its width", ["Elmät IR-500", "Aa;Bb;Cc", ...data], 2],
  [
    "of usual words, above rooms that begin with one",
    ["Aa;Bb;Cc", "Place;R_Ohm;Riso", "Rum 1;1;820 MΩ", "Rum 2;1;1"],
    2,
  ],
])("the heading is found %s", (_, lines, line) => expect(guessHeadingLine(lines, "sv")).toBe(line));

test("a file of one line has no heading", () => expect(guessHeadingLine(["Plats;R", ""], "sv")).toBeNull());

test("the line of a known model is the first one that has all its columns", () => {
  const columns: InstrumentColumn[] = [
    { heading: "Plats", role: "ROOM", unit: null },
    { heading: "R", role: "RESISTANCE", unit: "OHM" },
  ];
  expect(headingLineOf([...device, "Plats", "Plats;Nr;R", ...data, "Plats;R", "x"], columns)).toBe(5);
  expect(headingLineOf([...device, "Plats;Nr", ...data], columns)).toBeNull();
});

test("the heading can be chosen among the first thirty lines with text", () => {
  const lines = ["", ...Array.from({ length: 40 }, (_, index) => `a;${index}`)];
  expect(headingCandidates(lines).map(({ line }) => line)).toEqual(Array.from({ length: 30 }, (_, index) => index + 2));
});

test("numbers of lines in a row are told by the first and the last", () =>
  expect(lineRanges([2, 3, 3, 4, 9, 11, 12])).toBe("2–4, 9, 11–12"));
