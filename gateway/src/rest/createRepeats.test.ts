import { afterEach, beforeEach, expect, jest, test } from "@jest/globals";
import { createRepeats, type Repeats } from "./createRepeats.ts";

let repeats: Repeats;
beforeEach(() => {
  jest.useFakeTimers();
  repeats = createRepeats();
});
afterEach(() => {
  jest.useRealTimers();
});

/** How many of so many calls, each of which breaks, are sent once more. */
function repeated(calls: number): number {
  let taken = 0;
  for (let call = 0; call < calls; call += 1) {
    repeats.earn();
    if (repeats.take()) taken += 1;
  }
  return taken;
}

test("50 are repeated at first, and a tenth of all that follow", () => {
  expect(repeated(50)).toBe(50);
  expect(repeated(10_000)).toBeLessThanOrEqual(1_005);
  expect(repeated(10_000)).toBe(1_000);
});

test("however much went well before, no more than 50 are kept", () => {
  for (let call = 0; call < 10_000; call += 1) repeats.earn();
  for (let taken = 0; taken < 50; taken += 1) expect(repeats.take()).toBe(true);
  expect(repeats.take()).toBe(false);
});

test("a quiet service has one for ten seconds, whatever was before", () => {
  repeated(1_000);
  jest.advanceTimersByTime(60_000);
  let taken = 0;
  while (repeats.take()) taken += 1;
  // Of what the calls before earned, up to nine tenths were left.
  expect([6, 7]).toContain(taken);
});
