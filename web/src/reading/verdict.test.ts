import { describe, expect, test } from "@jest/globals";
import { parseReading, type Quantity } from "./reading.ts";
import { judgeReading } from "./verdict.ts";

const band = { minimum: 90, maximum: 110, least: null };
const least = { minimum: null, maximum: null, least: 10 };
const none = { minimum: null, maximum: null, least: null };
const judge = (quantity: Quantity, typed: string, limits: typeof band | typeof least | typeof none) =>
  judgeReading(quantity, parseReading(typed, quantity), limits);

describe("resistance in a band of 90 to 110", () => {
  test.each([
    ["89,9", "OUTSIDE"],
    ["90", "NEAR_LIMIT"],
    ["92", "WITHIN"],
    ["108,1", "NEAR_LIMIT"],
    ["110,1", "OUTSIDE"],
    ["OL", "OVER_RANGE_OUTSIDE"],
    [">110", "OVER_RANGE_OUTSIDE"],
    [">109", "OVER_RANGE_INCONCLUSIVE"],
    ["-5", null],
    ["abc", null],
    ["", null],
  ])("%j is %s", (typed, verdict) => expect(judge("RESISTANCE", typed, band)).toBe(verdict));
});

test.each([
  ["9,9", "OUTSIDE"],
  ["10", "WITHIN"],
  ["OL", "OVER_RANGE_WITHIN"],
  [">10", "OVER_RANGE_WITHIN"],
  [">5", "OVER_RANGE_INCONCLUSIVE"],
])("insulation %j of at least 10 is %s", (typed, verdict) => expect(judge("INSULATION", typed, least)).toBe(verdict));

test("nothing is judged where nothing is expected", () => {
  expect(judge("RESISTANCE", "88", none)).toBeNull();
  expect(judge("RESISTANCE", ">200", none)).toBeNull();
  expect(judge("CURRENT", "2", none)).toBeNull();
});
