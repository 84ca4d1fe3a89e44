import { expect, test } from "@jest/globals";
import {
  isUnusual,
  parseReading,
  readingText,
  readingWithUnit,
  sameReading,
  storedReading,
  usualRange,
} from "./reading.ts";

test.each([
  ["88,6", 88.6],
  ["88.6", 88.6],
  [" 1 234,5 ", 1234.5],
  ["1\u00a0234", 1234],
  [",5", 0.5],
])("%j is a resistance", (typed, value) => {
  expect(parseReading(typed, "RESISTANCE")).toEqual({ kind: "value", value });
});

test.each(["abc", "1,2,3", "1.234,5", "-4", "12 ohm", "Infinity", "1e3"])("%j is no resistance", (typed) => {
  expect(parseReading(typed, "RESISTANCE")).toBeNull();
});

test.each(["OL", "ol", "O.L"])("%j is the end of scale", (typed) => {
  expect(parseReading(typed, "INSULATION")).toEqual({ kind: "overRange", lowerBound: null });
});

test.each([
  [">1000", 1000],
  ["> 1 000", 1000],
  ["≥1000", 1000],
  [">=1000", 1000],
  [">5", 5],
  [">0,5", 0.5],
])("%j is the end of scale at %d", (typed, lowerBound) => {
  expect(parseReading(typed, "INSULATION")).toEqual({ kind: "overRange", lowerBound });
});

test.each([">", ">abc", ">-5", ">>5", "<5", ">1,2,3"])("%j is no insulation", (typed) => {
  expect(parseReading(typed, "INSULATION")).toBeNull();
});

test("only resistance and insulation have an end of scale", () => {
  expect(parseReading("OL", "CURRENT")).toBeNull();
  expect(parseReading(">5", "CURRENT")).toBeNull();
});

test.each([
  ["1000001", "RESISTANCE"],
  [">1000001", "INSULATION"],
  ["1000001", "CURRENT"],
  ["121", "TEMPERATURE"],
  ["-61", "TEMPERATURE"],
] as const)("%j is beyond what can be stored of %s", (typed, quantity) => {
  expect(parseReading(typed, quantity)).toBeNull();
});

test("a temperature may be below zero, with either minus sign", () => {
  expect(parseReading("\u22127", "TEMPERATURE")).toEqual({ kind: "value", value: -7 });
  expect(parseReading("-7,5", "TEMPERATURE")).toEqual({ kind: "value", value: -7.5 });
});

test("a temperature below zero is shown with a minus sign in every language, and read back as the same", () => {
  for (const locale of ["sv", "da", "nb", "fi", "de", "en"]) {
    const shown = readingText({ kind: "value", value: -7.5 }, "TEMPERATURE", locale);
    expect(shown).toMatch(/^\u22127[.,]5$/);
    expect(parseReading(shown, "TEMPERATURE")).toEqual({ kind: "value", value: -7.5 });
  }
});

test("nothing typed clears the reading", () => {
  expect(parseReading("  ", "RESISTANCE")).toEqual({ kind: "empty" });
});

test("a field shows the stored value whole, in the language's own decimals, and reads it back as the same", () => {
  const reading = storedReading({ value: 1088.625, isOverRange: false, lowerBound: null, isNotMeasured: false });
  const shown = readingText(reading, "RESISTANCE", "sv");
  expect(shown).toBe("1088,625");
  expect(parseReading(shown, "RESISTANCE")).toEqual(reading);
  expect(readingText({ kind: "value", value: 88 }, "RESISTANCE", "en")).toBe("88.0");
});

test("an end of scale is shown as it was entered, and read back as the same", () => {
  expect(readingText({ kind: "overRange", lowerBound: null }, "INSULATION", "sv")).toBe("OL");
  const reading = storedReading({ value: null, isOverRange: true, lowerBound: 0.25, isNotMeasured: false });
  const shown = readingText(reading, "INSULATION", "sv");
  expect(shown).toBe(">0,25");
  expect(parseReading(shown, "INSULATION")).toEqual(reading);
});

test("a unit stands behind a number only", () => {
  expect(readingWithUnit({ kind: "overRange", lowerBound: 200 }, "INSULATION", "sv")).toBe(">200\u00a0MΩ");
  expect(readingWithUnit({ kind: "overRange", lowerBound: null }, "INSULATION", "sv")).toBe("OL");
  expect(readingWithUnit({ kind: "notMeasured" }, "RESISTANCE", "sv")).toBe("");
});

test("numbers from ten thousand are grouped where they are shown, and not in a field", () => {
  const endOfScale = { kind: "overRange", lowerBound: 20_000 } as const;
  expect(readingWithUnit({ kind: "value", value: 20_000 }, "INSULATION", "de")).toBe("20.000\u00a0MΩ");
  expect(readingWithUnit(endOfScale, "INSULATION", "de")).toBe(">20.000\u00a0MΩ");
  expect(readingWithUnit({ ...endOfScale, lowerBound: 1_000 }, "INSULATION", "de")).toBe(">1000\u00a0MΩ");
  expect(readingText(endOfScale, "INSULATION", "de")).toBe(">20000");
});

test("readings are compared by kind and value", () => {
  expect(sameReading({ kind: "empty" }, { kind: "notMeasured" })).toBe(false);
  expect(sameReading({ kind: "value", value: 1 }, { kind: "value", value: 2 })).toBe(false);
  expect(sameReading({ kind: "overRange", lowerBound: null }, { kind: "overRange", lowerBound: null })).toBe(true);
  expect(sameReading({ kind: "overRange", lowerBound: 5 }, { kind: "overRange", lowerBound: 200 })).toBe(false);
});

const unusualWithin = (minimum: number, maximum: number, values: number[]) =>
  values.filter((value) => isUnusual({ kind: "value", value }, usualRange("RESISTANCE", { minimum, maximum })));

test("a resistance is unusual when a slip of the decimal point makes it of one within the limits, or further off", () => {
  expect(unusualWithin(83.8, 97, [915, 920, 960, 975, 838, 9.7, 8.3, 0.9])).toHaveLength(8);
  expect(unusualWithin(57, 66, [912, 601, 570, 6.6])).toHaveLength(4);
  expect(unusualWithin(83.79, 97.03, [837.9, 9.703])).toHaveLength(2);
  expect(unusualWithin(83.8, 97, [837.9, 9.71, 88.2, 365])).toEqual([]);
});

test("a value within wide limits is not unusual", () => {
  expect(unusualWithin(1, 20, [1, 1.5, 12, 20])).toEqual([]);
});
