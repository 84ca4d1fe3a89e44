import { expect, test } from "@jest/globals";
import { certificateTextsIn } from "../texts/certificateTextsIn.ts";
import { formatAmount, formatExpected, formatReading } from "./formatReading.ts";

const sv = certificateTextsIn("sv");
const en = certificateTextsIn("en");

test("figures follow the language and the quantity", () => {
  expect(formatReading(sv, "resistance", 88)).toBe("88,0");
  expect(formatReading(en, "resistance", 88)).toBe("88.0");
  expect(formatReading(sv, "resistance", 1234.5)).toBe("1235");
  expect(formatReading(sv, "insulation", 820.4)).toBe("820");
  expect(formatReading(sv, "current", 1.5)).toBe("1,50");
  expect(formatReading(sv, "isWaterSurrounded", true)).toBe("Ja");
});

test("an insulation just below its limit is not rounded up to it", () => {
  expect(formatReading(sv, "insulation", 9.9)).toBe("9,9");
});

test("a figure outside its limits is never the limit's own", () => {
  const coil = { minimum: 48.4, maximum: 56 };
  expect(formatReading(en, "resistance", 56.04, coil)).toBe("56.04");
  expect(formatReading(en, "resistance", 56, coil)).toBe("56.0");
  expect(formatReading(sv, "resistance", 48.36, coil)).toBe("48,36");
  expect(formatReading(en, "insulation", 9.96, { minimum: 10 })).toBe("9.96");
  const foil = { minimum: 1798, maximum: 2081.9 };
  expect(formatExpected(en, "resistance", foil)).toBe("1798–2081.9");
  expect(formatReading(en, "resistance", 2082, foil)).toBe("2082");
  expect(formatReading(en, "resistance", 1797.8, foil)).toBe("1797.8");
});

test("a small figure is never rounded to nothing", () => {
  expect(formatReading(sv, "insulation", 0.04, { minimum: 10 })).toBe("0,04");
  expect(formatReading(en, "insulation", 0.001)).toBe("0.001");
  expect(formatReading(en, "resistance", 0.04)).toBe("0.04");
  expect(formatReading(en, "insulation", 0)).toBe("0");
});

test("the end of the instrument's scale and what was left out have their signs", () => {
  expect(formatReading(sv, "insulation", "OVER_RANGE")).toBe("OL");
  expect(formatReading(sv, "resistance", "OVER_RANGE")).toBe("OL");
  expect(formatReading(sv, "resistance", "NOT_MEASURED")).toBe("–");
});

test("a reading over the instrument's range keeps the number that it was recorded with", () => {
  expect(formatReading(sv, "insulation", ">5")).toBe(">5");
  expect(formatReading(sv, "insulation", ">200")).toBe(">200");
  expect(formatReading(sv, "resistance", ">0.25")).toBe(">0,25");
  expect(formatReading(sv, "insulation", 2500)).toBe("2500");
});

test("expected values are a band or a minimum", () => {
  expect(formatExpected(sv, "resistance", { minimum: 83.8, maximum: 97 })).toBe("83,8–97,0");
  expect(formatExpected(sv, "insulation", { minimum: 10 })).toBe("≥\u00a010");
  expect(formatExpected(sv, "current", {})).toBe("");
});

test("a unit stays on the line of its figure", () => {
  expect(formatAmount("de", 18, 1, "m")).toBe("18,0\u00a0m");
  expect(formatAmount("de", null, 1, "m")).toBe("–");
});
