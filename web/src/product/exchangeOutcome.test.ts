import { expect, test } from "@jest/globals";
import { countOutside, limitsAfter, powerAfter } from "./exchangeOutcome.ts";

const mat = { recipe: null, minResistance: 125.7, maxResistance: 145.5, resistancePerMetre: null };
const flex = {
  recipe: "SERIES_RESISTIVE_FLEXIBLE_LENGTH",
  minResistance: 0.95,
  maxResistance: 1.1,
  resistancePerMetre: 1,
};
const foil = {
  recipe: "SERIES_RESISTIVE_FOIL_FLEXIBLE_LENGTH",
  minResistance: null,
  maxResistance: null,
  resistancePerMetre: null,
};
const of = (value: number | null, rest = {}) => ({ value, isOverRange: false, lowerBound: null, ...rest });

test("the limits are those of a fixed length, or those of a metre times the length", () => {
  expect(limitsAfter(mat, { recipe: null, length: 30 })).toEqual({ minimum: 125.7, maximum: 145.5 });
  const installed = (length: number | null) => ({ recipe: flex.recipe, length });
  expect(limitsAfter(flex, installed(61.5))).toEqual({ minimum: 58.4, maximum: 67.7 });
  expect(limitsAfter(flex, installed(null))).toBeNull();
  expect(limitsAfter(foil, { recipe: foil.recipe, length: 10 })).toBeNull();
});

test("the limits of a whole cable are rounded as the service rounds them, not those of its metres", () => {
  const thin = { ...flex, minResistance: 0.4275, maxResistance: 0.495, resistancePerMetre: 0.45 };
  expect(limitsAfter(thin, { recipe: flex.recipe, length: 20 })).toEqual({ minimum: 8.5, maximum: 9.9 });
});

test("no limits are told for a product of another recipe, which is not exchanged", () => {
  expect(limitsAfter(flex, { recipe: null, length: 30 })).toBeNull();
  expect(limitsAfter(mat, { recipe: flex.recipe, length: 30 })).toBeNull();
  expect(countOutside(flex, [{ recipe: null, length: 30, resistances: [of(30)] }])).toBeNull();
});

test("counts the resistances outside the new limits and those that no limit judges, and nothing without limits", () => {
  const over = (lowerBound: number | null) => of(null, { isOverRange: true, lowerBound });
  const resistances = [
    of(88.2),
    of(130),
    of(null),
    of(null, { isNotMeasured: true }),
    over(null),
    over(140),
    over(200),
  ];
  const counts = { measured: 5, outside: 3, inconclusive: 1 };
  expect(countOutside(mat, [{ recipe: null, length: null, resistances }])).toEqual(counts);
  expect(countOutside(foil, [{ recipe: foil.recipe, length: 10, resistances }])).toBeNull();
});

test("the power is that of a fixed length, that of a metre times the length, or U²/R of a series cable", () => {
  const installed = { length: 50, voltage: 230 };
  expect(powerAfter({ recipe: null, power: 600, resistancePerMetre: null }, installed)).toBe(600);
  expect(powerAfter({ ...foil, power: 28, resistancePerMetre: null }, installed)).toBe(1400);
  const series = { ...flex, power: null, resistancePerMetre: 1 };
  expect(powerAfter(series, installed)).toBe(1058);
  expect(powerAfter(series, { length: 50, voltage: null })).toBeNull();
});
