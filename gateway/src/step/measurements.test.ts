import { describe, expect, test } from "@jest/globals";
import type { Quantity } from "../__generated__/resolvers.ts";
import type { RestReading } from "../rest/types.ts";
import { type Limits, toReading, toVerdict } from "./measurements.ts";

const judge = (quantity: Quantity, reading: RestReading | undefined, limits: Limits) =>
  toVerdict(quantity, toReading(reading), limits);

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
    [">110", "OVER_RANGE_OUTSIDE"],
    [">109.9", "OVER_RANGE_INCONCLUSIVE"],
    [">20", "OVER_RANGE_INCONCLUSIVE"],
    ["NOT_MEASURED", "NOT_MEASURED"],
    [null, null],
    [undefined, null],
  ] as const)("%p is %p", (reading, verdict) => expect(judge("RESISTANCE", reading, band)).toBe(verdict));
});

describe("insulation of at least 10", () => {
  test.each([
    [9.9, "OUTSIDE"],
    [10, "WITHIN"],
    [10.5, "WITHIN"],
    [0, "OUTSIDE"],
    ["OVER_RANGE", "OVER_RANGE_WITHIN"],
    [">1000", "OVER_RANGE_WITHIN"],
    [">10", "OVER_RANGE_WITHIN"],
    [">5", "OVER_RANGE_INCONCLUSIVE"],
  ] as const)("%p is %p", (reading, verdict) => expect(judge("INSULATION", reading, least)).toBe(verdict));
});

test.each([
  ["CURRENT", 1.5, null],
  ["RESISTANCE", ">200", null],
  ["TEMPERATURE", -5, null],
  ["CURRENT", "NOT_MEASURED", "NOT_MEASURED"],
] as const)("%s of %p, with nothing expected, is %p", (quantity, reading, verdict) => {
  expect(judge(quantity, reading, none)).toBe(verdict);
});
