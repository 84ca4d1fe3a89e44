import { expect, test } from "@jest/globals";
import { isUnfinished, parseDay, parsePeriod } from "./parsePeriod.ts";

const today = "2026-11-24";

test.each([
  ["2026-06-01", "2026-06-01"],
  ["20260601", "2026-06-01"],
  ["2026/6/1", "2026-06-01"],
  ["1.6.2026", "2026-06-01"],
  ["1. 6. 2026", "2026-06-01"],
  ["1/6/26", "2026-06-01"],
  ["1/6", "2026-06-01"],
  ["1.6.", "2026-06-01"],
  ["31/12", "2026-12-31"],
  ["12/31", null],
  ["31.2.2026", null],
  ["2026-13-45", null],
  ["1 june", null],
  ["260601", null],
  ["", null],
])("%s is the day %s, in every language", (written, day) => {
  expect(parseDay(written, today)).toBe(day);
});

test.each(["today", "Idag", "i dag", "tänään", "heute"])("%s is today", (word) => {
  expect(parseDay(word, today)).toBe(today);
});

test.each([
  ["2026-06", "2026-06-01", "2026-06-30"],
  ["2/2028", "2028-02-01", "2028-02-29"],
  ["2026", "2026-01-01", "2026-12-31"],
  ["2026-Q2", "2026-04-01", "2026-06-30"],
  ["2026 h2", "2026-07-01", "2026-12-31"],
  ["1/6", "2026-06-01", "2026-06-01"],
])("%s is the period from %s to %s", (written, from, to) => {
  expect(parsePeriod(written, today)).toEqual({ from, to });
});

test.each(["2026-13", "2026-H3", "2026-00", "0001", "june"])("%s is no period", (written) => {
  expect(parsePeriod(written, today)).toBeNull();
});

test("what may still become a day is no mistake yet, anything else is", () => {
  for (const written of ["1", "1.6", "1.6.20", "2026", "2026-0", "202606", "tod", "i d"])
    expect([written, isUnfinished(written)]).toEqual([written, true]);
  for (const written of ["june", "31.2.2026", "2026-13-45", "1.6.2026x"])
    expect([written, isUnfinished(written)]).toEqual([written, false]);
});
