import { expect, test } from "@jest/globals";
import { seriesExpectation } from "./seriesExpectation.ts";

test("resistance, power and power per metre follow from length and voltage", () => {
  const expected = seriesExpectation(1, 60, 230);
  expect(expected.resistance).toBe(60);
  expect(expected.power).toBeCloseTo(881.7, 1);
  expect(expected.powerPerMetre).toBeCloseTo(14.69, 2);
  expect(expected.fault).toBeNull();
});

test("a cable cut short gets too hot, a long one hardly warms", () => {
  expect(seriesExpectation(1, 40, 230).fault).toBe("tooShort");
  expect(seriesExpectation(1, 46, 230).fault).toBeNull();
  expect(seriesExpectation(1, 102, 230).fault).toBeNull();
  expect(seriesExpectation(1, 103, 230).fault).toBe("tooLong");
});

test("the same length is judged by its own voltage", () => {
  expect(seriesExpectation(1, 60, 400).fault).toBe("tooShort");
});
