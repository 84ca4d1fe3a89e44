import { expect, test } from "@jest/globals";
import { foilExpectation } from "./foilExpectation.ts";

const perMetre = 65 * 0.43;

test("a strip of 8 m gives 224 W and measures 237 ohm", () => {
  const { resistance, power } = foilExpectation([8 * perMetre]) ?? {};
  expect(power).toBeCloseTo(223.6, 1);
  expect(resistance).toBeCloseTo(236.6, 1);
});

test("strips lie in parallel: two alike measure half", () => {
  const [one, two] = [foilExpectation([224]), foilExpectation([224, 224])];
  expect(two?.resistance).toBeCloseTo((one?.resistance ?? 0) / 2, 6);
  expect(two?.power).toBe(448);
});

test("a strip whose power is not known, or none at all, tells nothing", () => {
  expect(foilExpectation([224, null])).toBeNull();
  expect(foilExpectation([224, 0])).toBeNull();
  expect(foilExpectation([])).toBeNull();
});
