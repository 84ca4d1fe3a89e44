import { describe, expect, test } from "@jest/globals";
import { judgeReading, worstVerdict } from "./judgeReading.ts";

const band = { minimum: 100, maximum: 120 };

describe("judgeReading", () => {
  test.each([
    [99.9, "OUTSIDE"],
    [100, "NEAR_LIMIT"],
    [101.9, "NEAR_LIMIT"],
    [102, "WITHIN"],
    [118, "WITHIN"],
    [118.1, "NEAR_LIMIT"],
    [120, "NEAR_LIMIT"],
    [120.1, "OUTSIDE"],
    ["OVER_RANGE", "OUTSIDE"],
    [">120", "OUTSIDE"],
    [">2000", "OUTSIDE"],
    [">119.9", "INCONCLUSIVE"],
    [">5", "INCONCLUSIVE"],
    ["NOT_MEASURED", "NOT_MEASURED"],
    [undefined, "NOT_MEASURED"],
  ] as const)("a resistance of %s in a band of 100 to 120 ohm is %s", (reading, verdict) => {
    expect(judgeReading("resistance", reading, band)).toBe(verdict);
  });

  test.each([
    [9.9, "OUTSIDE"],
    [10, "WITHIN"],
    [5000, "WITHIN"],
    ["OVER_RANGE", "WITHIN"],
    [">1000", "WITHIN"],
    [">10", "WITHIN"],
    [">9.99", "INCONCLUSIVE"],
    [">5", "INCONCLUSIVE"],
  ] as const)("an insulation of %s against at least 10 megohm is %s", (reading, verdict) => {
    expect(judgeReading("insulation", reading, { minimum: 10 })).toBe(verdict);
  });

  test("what has no limit is only recorded", () => {
    expect(judgeReading("current", 1.57, {})).toBe("NO_LIMIT");
    expect(judgeReading("resistance", ">200", {})).toBe("NO_LIMIT");
    expect(judgeReading("isWaterSurrounded", false)).toBe("NO_LIMIT");
  });
});

test("a row is judged by its worst reading", () => {
  expect(worstVerdict(["WITHIN", "NEAR_LIMIT", "NOT_MEASURED"])).toBe("NEAR_LIMIT");
  expect(worstVerdict(["NEAR_LIMIT", "OUTSIDE"])).toBe("OUTSIDE");
  expect(worstVerdict(["NEAR_LIMIT", "INCONCLUSIVE", "WITHIN"])).toBe("INCONCLUSIVE");
  expect(worstVerdict([])).toBe("NOT_MEASURED");
});
