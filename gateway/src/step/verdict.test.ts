import { describe, expect, test } from "@jest/globals";
import { verdictOf } from "./verdict.ts";

const band = { minimum: 90, maximum: 110, least: null };
const least = { minimum: null, maximum: null, least: 10 };
const none = { minimum: null, maximum: null, least: null };

describe("resistance in a band of 90 to 110", () => {
  test.each([
    [89.9, "OUTSIDE"],
    [90, "NEAR_LIMIT"],
    [91.9, "NEAR_LIMIT"],
    [92, "WITHIN"],
    [108, "WITHIN"],
    [108.1, "NEAR_LIMIT"],
    [110, "NEAR_LIMIT"],
    [110.1, "OUTSIDE"],
    ["OVER_RANGE", "OVER_RANGE_OUTSIDE"],
    ["NOT_MEASURED", "NOT_MEASURED"],
    [null, null],
    [undefined, null],
  ] as const)("%p is %p", (reading, verdict) => expect(verdictOf("RESISTANCE", reading, band)).toBe(verdict));
});

describe("insulation of at least 10", () => {
  test.each([
    [9.9, "OUTSIDE"],
    [10, "WITHIN"],
    [10.5, "WITHIN"],
    [0, "OUTSIDE"],
    ["OVER_RANGE", "OVER_RANGE_WITHIN"],
  ] as const)("%p is %p", (reading, verdict) => expect(verdictOf("INSULATION", reading, least)).toBe(verdict));
});

test.each([
  ["CURRENT", 1.5, null],
  ["TEMPERATURE", -5, null],
  ["CURRENT", "NOT_MEASURED", "NOT_MEASURED"],
] as const)("%s of %p, with nothing expected, is %p", (quantity, reading, verdict) => {
  expect(verdictOf(quantity, reading, none)).toBe(verdict);
});
