import { expect, test } from "@jest/globals";
import judged from "../../../docs/verdicts.json" with { type: "json" };
import type { Quantity } from "../__generated__/resolvers.ts";
import { toReading } from "../rest/toReading.ts";
import type { RestReading } from "../rest/types.ts";
import { toVerdict } from "./measurements.ts";

const noLimits = { minimum: null, maximum: null, lowerLimit: null };
const cases = judged.flatMap(({ quantity, limits, verdicts }) =>
  verdicts.map(([reading, verdict]) => ({ quantity, limits, reading, verdict })),
);

test.each(cases)("$quantity of $reading within $limits is $verdict", ({ quantity, limits, reading, verdict }) => {
  const given = toReading(reading as RestReading);
  expect(toVerdict(quantity as Quantity, given, { ...noLimits, ...limits })).toBe(verdict);
});

test("nothing is judged that the service does not tell", () => {
  expect(toVerdict("RESISTANCE", toReading(undefined), { minimum: 90, maximum: 110, lowerLimit: null })).toBeNull();
});
