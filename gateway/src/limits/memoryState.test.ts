import { afterEach, expect, jest, test } from "@jest/globals";
import { createMemoryState } from "./memoryState.ts";

afterEach(() => {
  jest.useRealTimers();
});

test("a key is there until its time is over", async () => {
  let now = 0;
  const state = createMemoryState(() => now);
  await state.set("a", 1_000);
  now = 999;
  expect(await state.has("a")).toBe(true);
  expect(await state.has("b")).toBe(false);
  expect(state.keys()).toEqual([["a", 1]]);
  now = 1_000;
  expect(await state.has("a")).toBe(false);
  expect(state.keys()).toEqual([]);
});

test("each key has a window of its own, which begins with its first count", async () => {
  jest.useFakeTimers({ now: 500 });
  const state = createMemoryState(Date.now, 1_000);
  expect(await state.increment("a")).toEqual({ count: 1, leftMs: 1_000 });
  jest.setSystemTime(1_499);
  expect(await state.increment("a")).toEqual({ count: 2, leftMs: 1 });
  expect(await state.increment("b")).toEqual({ count: 1, leftMs: 1_000 });
  jest.setSystemTime(1_500);
  expect(await state.increment("a")).toEqual({ count: 1, leftMs: 1_000 });
});

test("expired entries are removed", async () => {
  let now = 0;
  const state = createMemoryState(() => now);
  for (let index = 0; index < 100; index += 1) await state.set(`key-${index}`, 1_000);
  now = 120_000;
  await state.set("last", 1_000);
  now = 0;
  // The clock went back, so a key that was hidden and not removed would show again.
  expect(state.keys().map(([key]) => key)).toEqual(["last"]);
});
