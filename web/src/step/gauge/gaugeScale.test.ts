import { expect, test } from "@jest/globals";
import {
  band,
  bandOverRangePosition,
  bandPosition,
  logPosition,
  minimumLabels,
  minimumOverRangePosition,
  minimumPosition,
  overRangePosition,
} from "./gaugeScale.ts";

const limits = { minimum: 83.8, maximum: 97 };

test("the band keeps its place whatever the limits: 45 % of its width is left at each end", () => {
  expect(band.start).toBeCloseTo(23.68, 2);
  expect(band.end).toBeCloseTo(76.32, 2);
  expect(bandPosition(83.8, limits)).toBeCloseTo(band.start);
  expect(bandPosition(97, limits)).toBeCloseTo(band.end);
  expect(bandPosition(251.3, { minimum: 251.3, maximum: 291 })).toBeCloseTo(band.start);
});

test("a value in the middle of its limits stands in the middle of the gauge", () => {
  expect(bandPosition(90.4, limits)).toBeCloseTo(50);
});

test("values beyond the scale stop short of its end, which belongs to over range", () => {
  expect(bandPosition(100_000, limits)).toBe(95);
  expect(bandPosition(-3, limits)).toBe(5);
  expect(overRangePosition.band).toBeGreaterThan(bandPosition(100_000, limits));
});

test("a range that ended below the limit has its needle where it ended, and not at the scale's end", () => {
  expect(bandOverRangePosition(null, limits)).toBe(overRangePosition.band);
  expect(bandOverRangePosition(97, limits)).toBe(overRangePosition.band);
  expect(bandOverRangePosition(90.4, limits)).toBeCloseTo(50);
  expect(minimumOverRangePosition(null)).toBe(overRangePosition.minimum);
  expect(minimumOverRangePosition(1000)).toBe(overRangePosition.minimum);
  expect(minimumOverRangePosition(5)).toBe(minimumPosition(5));
});

test("limits without width put the needle in the middle instead of nowhere", () => {
  expect(bandPosition(5, { minimum: 5, maximum: 5 })).toBe(50);
});

test("insulation is logarithmic: every decade is as wide as the next", () => {
  expect(logPosition(100) - logPosition(10)).toBeCloseTo(logPosition(10) - logPosition(1));
  expect(minimumPosition(640)).toBeCloseTo(91.45, 1);
  expect(minimumPosition(0)).toBe(1.5);
  expect(minimumPosition(99_999)).toBeLessThan(overRangePosition.minimum);
});

test("scale labels give way to the minimum's label", () => {
  expect(minimumLabels(10)).toEqual([1, 100]);
  expect(minimumLabels(0.5)).toEqual([10, 100]);
});
