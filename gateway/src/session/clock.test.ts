import { expect, test } from "@jest/globals";
import { createClock } from "./userPool.ts";

const hour = 3_600_000;

test.each([
  ["an hour behind", hour, hour],
  ["an hour ahead", -hour, -hour],
  ["as slow as an answer", 3_000, 0],
])("our clock %s follows the pool's", (_, difference, drift) => {
  const clock = createClock(() => 1_000_000_000);
  clock.learn(1_000_000_000 + difference);
  expect(clock.now()).toBe(1_000_000_000 + drift);
});
