import { expect, test } from "@jest/globals";
import { type DriftStep, driftPoints, driftSinceFirst, strip } from "./driftPoints.ts";

const limits = { minimum: 80, maximum: 100 };
const steps: DriftStep[] = [
  { number: 1, reading: { kind: "value", value: 90 } },
  { number: 2, reading: { kind: "value", value: 90.4 } },
  { number: 3, reading: { kind: "empty" } },
  { number: 4, reading: { kind: "value", value: 500 } },
  { number: 5, reading: { kind: "overRange", lowerBound: null } },
];

test("the band is the scale: its middle is the strip's middle, its maximum the strip's top", () => {
  const [middle] = driftPoints(steps, limits);
  expect(middle?.y).toBe((strip.top + strip.bottom) / 2);
  expect(driftPoints([{ number: 1, reading: { kind: "value", value: 100 } }], limits)[0]?.y).toBe(strip.top);
});

test("steps stand evenly spaced, also those without a value", () => {
  const x = driftPoints(steps, limits).map((point) => point.x);
  const gaps = x.slice(1).map((at, index) => at - (x[index] ?? 0));
  for (const gap of gaps) expect(gap).toBeCloseTo(gaps[0] ?? 0);
  expect(driftPoints(steps, limits)[2]?.y).toBeNull();
});

test("values far outside and over range stay on the drawing, above the strip", () => {
  const [, , , far, over] = driftPoints(steps, limits);
  expect(far?.y).toBeLessThan(strip.top);
  expect(far?.y).toBeGreaterThan(0);
  expect(over?.y).toBeLessThan(strip.top);
});

test("a value farther off than the drawing reaches is off the scale, on either side", () => {
  const values = [101, 90, 60, 79, 500].map((value, index) => ({
    number: index + 1,
    reading: { kind: "value", value },
  }));
  const points = driftPoints(values as DriftStep[], limits);
  expect(points.map(({ isOffScale }) => isOffScale)).toEqual([false, false, true, false, true]);
});

test("a range that ended below the highest value is nowhere on the drawing, one above it is over the strip", () => {
  const [small, large] = driftPoints(
    [50, 100].map((lowerBound, index) => ({ number: index + 1, reading: { kind: "overRange", lowerBound } })),
    limits,
  );
  expect(small?.y).toBeNull();
  expect(large?.y).toBeLessThan(strip.top);
});

test("drift is told since the first recorded step, and only after it", () => {
  expect(driftSinceFirst(steps, 2)?.change).toBeCloseTo(0.4);
  expect(driftSinceFirst(steps, 2)?.since).toBe(1);
  expect(driftSinceFirst(steps, 1)).toBeNull();
  expect(driftSinceFirst(steps, 3)).toBeNull();
});
