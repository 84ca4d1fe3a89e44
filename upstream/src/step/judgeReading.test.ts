import { expect, test } from "@jest/globals";
import judged from "../../../docs/verdicts.json" with { type: "json" };
import { judgeReading, type Quantity, type Reading, worstVerdict } from "./judgeReading.ts";

const cases = judged.flatMap(({ quantity, limits, verdicts }) =>
  verdicts.map(([reading, verdict]) => ({ quantity, limits, reading, verdict: String(verdict ?? "NO_LIMIT") })),
);

test.each(cases)("$quantity of $reading within $limits is $verdict", ({ quantity, limits, reading, verdict }) => {
  const { minimum = limits.lowerLimit, maximum } = limits;
  const judgement = judgeReading(quantity.toLowerCase() as Quantity, (reading ?? undefined) as Reading, {
    minimum,
    maximum,
  });
  // The service calls an empty value NOT_MEASURED, and has no separate verdicts for readings over range.
  expect(judgement).toBe(reading === null ? "NOT_MEASURED" : verdict.replace("OVER_RANGE_", ""));
});

test("what has no limit is only recorded", () => {
  expect(judgeReading("isWaterSurrounded", false)).toBe("NO_LIMIT");
});

test("a row is judged by its worst reading", () => {
  expect(worstVerdict(["WITHIN", "NEAR_LIMIT", "NOT_MEASURED"])).toBe("NEAR_LIMIT");
  expect(worstVerdict(["NEAR_LIMIT", "OUTSIDE"])).toBe("OUTSIDE");
  expect(worstVerdict(["NEAR_LIMIT", "INCONCLUSIVE", "WITHIN"])).toBe("INCONCLUSIVE");
  expect(worstVerdict([])).toBe("NOT_MEASURED");
});
