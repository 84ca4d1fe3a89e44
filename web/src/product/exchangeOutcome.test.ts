import { expect, test } from "@jest/globals";
import { limitsAfter, stepsAfter } from "./exchangeOutcome.ts";

const mat = { recipe: null, minResistance: 125.7, maxResistance: 145.5 };
const flex = { recipe: "SERIES_RESISTIVE_FLEXIBLE_LENGTH", minResistance: 0.95, maxResistance: 1.1 };
const foil = { recipe: "SERIES_RESISTIVE_FOIL_FLEXIBLE_LENGTH", minResistance: null, maxResistance: null };
const of = (value: number | null, rest = {}) => ({ value, isOverRange: false, lowerBound: null, ...rest });

test("the limits are those of a fixed length, or those of a metre times the length", () => {
  expect(limitsAfter(mat, 30)).toEqual({ minimum: 125.7, maximum: 145.5 });
  expect(limitsAfter(flex, 61.5)).toEqual({ minimum: 58.4, maximum: 67.7 });
  expect(limitsAfter(flex, null)).toBeNull();
  expect(limitsAfter(foil, 10)).toBeNull();
});

test("counts measured steps and those outside the new limits, and says nothing where limits are unknown", () => {
  const resistances = [of(88.2), of(130), of(null), of(null, { isNotMeasured: true }), of(null, { isOverRange: true })];
  expect(stepsAfter(mat, [{ length: null, resistances }])).toEqual({ measured: 3, outside: 2 });
  expect(stepsAfter(foil, [{ length: 10, resistances }])).toBeNull();
});
