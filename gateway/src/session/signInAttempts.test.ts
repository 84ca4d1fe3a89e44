import { expect, test } from "@jest/globals";
import { createSignInAttempts } from "./signInAttempts.ts";

test("an address has twenty attempts a minute, and others have theirs", () => {
  let now = 1_000_000;
  const attempts = createSignInAttempts(() => now);
  const taken = Array.from({ length: 21 }, () => attempts.take("10.0.0.1"));
  expect(taken).toEqual([...Array.from({ length: 20 }, () => true), false]);
  expect(attempts.take("10.0.0.2")).toBe(true);
  now += 60_000;
  expect(attempts.take("10.0.0.1")).toBe(true);
});
