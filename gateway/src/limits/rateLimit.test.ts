import { afterEach, expect, jest, test } from "@jest/globals";
import { createMemoryState } from "./memoryState.ts";
import { createRateLimit } from "./rateLimit.ts";

afterEach(() => {
  jest.useRealTimers();
});

test("a key has so many a minute, and other keys have theirs", async () => {
  jest.useFakeTimers({ now: 1_000_000 });
  let refusals = 0;
  const limit = createRateLimit(createMemoryState(), {
    name: "sign-ins",
    maxPerMinute: 20,
    onRefused: () => (refusals += 1),
  });
  const passes = async (key: string) => (await limit.take(key)).wait === 0;
  const taken = await Promise.all(Array.from({ length: 21 }, () => passes("10.0.0.1")));
  expect(taken).toEqual([...Array.from({ length: 20 }, () => true), false]);
  expect(await passes("10.0.0.2")).toBe(true);
  jest.setSystemTime(1_060_000);
  expect(await passes("10.0.0.1")).toBe(true);
  expect(refusals).toBe(1);
});
