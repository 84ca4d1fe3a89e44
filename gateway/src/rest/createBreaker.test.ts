import { afterEach, beforeEach, expect, jest, test } from "@jest/globals";
import { type Breaker, createBreaker, type Outcome, refused } from "./createBreaker.ts";

let breaker: Breaker;
let changes: boolean[];
beforeEach(() => {
  jest.useFakeTimers();
  changes = [];
  breaker = createBreaker({ calls: 20, pause: 1_000 }, (isOpen) => changes.push(isOpen));
});
afterEach(() => {
  jest.useRealTimers();
});

const pass = (milliseconds: number) => jest.advanceTimersByTime(milliseconds);

/** Calls one after the other, each so long after the last; how many of them were sent. */
function call(count: number, every: number, outcomeOf: (index: number) => Outcome): number {
  let sent = 0;
  for (let index = 0; index < count; index += 1) {
    const entry = breaker.enter();
    if (entry !== refused) sent += 1;
    pass(every);
    breaker.leave(entry, outcomeOf(index));
  }
  return sent;
}
const fail = (): Outcome => "failed";
const succeed = (): Outcome => "answered";
const open = () => call(20, 1, fail);

test.each([25, 100, 1_000])("of %i calls in a second, of which half fail, none is sent after a second", (rate) => {
  call(rate * 5, 1_000 / rate, succeed);
  const sent = call(rate, 1_000 / rate, (index) => (index % 2 === 1 ? "failed" : "answered"));
  expect(changes).toEqual([true]);
  expect(sent).toBeLessThan(rate);
  expect(breaker.enter()).toBe(refused);
});

test("a fourth failing does not open it", () => {
  call(1_000, 10, (index) => (index % 4 === 0 ? "failed" : "answered"));
  expect(changes).toEqual([]);
});

test.each<[string, () => void]>([
  ["19 at once", () => call(19, 1, fail)],
  ["ten a second", () => call(300, 100, fail)],
  ["15 at once, every minute", () => [1, 2, 3, 4].map(() => [call(15, 1, fail), pass(60_000)])],
])("of a quiet service none opens it: %s", (_, happen) => {
  happen();
  expect(changes).toEqual([]);
});

test("it tries one call after the pause, and all when that was answered", () => {
  open();
  pass(999);
  expect(breaker.enter()).toBe(refused);
  pass(1);
  const probe = breaker.enter();
  expect([probe === refused, breaker.enter()]).toEqual([false, refused]);
  breaker.leave(probe, "answered");
  expect(changes).toEqual([true, false]);
  expect(call(100, 1, succeed)).toBe(100);
});

test("a probe that fails is followed by another pause, one that nobody waited for by the next call", () => {
  open();
  pass(1_000);
  breaker.leave(breaker.enter(), "failed");
  pass(999);
  expect(breaker.enter()).toBe(refused);
  pass(1);
  breaker.leave(breaker.enter(), "gone");
  expect(breaker.enter()).not.toBe(refused);
  expect(changes).toEqual([true]);
});

test("while a probe hangs another one is tried, and either may close it", () => {
  open();
  pass(1_000);
  const slow = breaker.enter();
  pass(1_999);
  expect(breaker.enter()).toBe(refused);
  pass(1);
  expect(breaker.enter()).not.toBe(refused);
  breaker.leave(slow, "answered");
  expect(changes).toEqual([true, false]);
});

test("calls that were under way when it opened tell nothing any more, neither then nor after it closed", () => {
  const hanging = Array.from({ length: 100 }, () => breaker.enter());
  open();
  breaker.leave(hanging[0] ?? refused, "answered");
  expect(changes).toEqual([true]);
  pass(1_000);
  breaker.leave(breaker.enter(), "answered");
  for (const entry of hanging) breaker.leave(entry, "failed");
  expect(changes).toEqual([true, false]);
});

test("those that nobody waited for count neither as failed nor as answered", () => {
  call(1_000, 1, () => "gone");
  expect(changes).toEqual([]);
  open();
  expect(changes).toEqual([true]);
});

test("a clock that is set back an hour changes nothing", () => {
  call(100, 10, succeed);
  jest.setSystemTime(Date.now() - 3_600_000);
  call(5_000, 10, succeed);
  call(100, 10, (index) => (index % 2 === 0 ? "failed" : "answered"));
  expect(changes).toEqual([true]);
  jest.setSystemTime(Date.now() - 3_600_000);
  pass(1_000);
  expect(breaker.enter()).not.toBe(refused);
});
