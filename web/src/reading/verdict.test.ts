import { expect, test } from "@jest/globals";
import judged from "../../../docs/verdicts.json" with { type: "json" };
import { parseReading, type Quantity, type Reading } from "./reading.ts";
import { judgeReading } from "./verdict.ts";

const noLimits = { minimum: null, maximum: null, lowerLimit: null };
const cases = judged.flatMap(({ quantity, limits, verdicts }) =>
  verdicts.map(([reading, verdict]) => ({ quantity: quantity as Quantity, limits, reading, verdict })),
);

/** Turns a reading of the service into one that a person types. */
function read(reading: string | number | null | undefined, quantity: Quantity): Reading | null {
  if (reading === "NOT_MEASURED") return { kind: "notMeasured" };
  return parseReading(reading === "OVER_RANGE" ? "OL" : `${reading ?? ""}`, quantity);
}

test.each(cases)("$quantity of $reading within $limits is $verdict", ({ quantity, limits, reading, verdict }) => {
  expect(judgeReading(quantity, read(reading, quantity), { ...noLimits, ...limits })).toBe(verdict);
});

test("a text that is no reading is not judged", () => {
  expect(
    judgeReading("RESISTANCE", parseReading("abc", "RESISTANCE"), { minimum: 90, maximum: 110, lowerLimit: null }),
  ).toBeNull();
});
