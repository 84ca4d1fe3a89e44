import { expect, test } from "@jest/globals";
import { createMemoryStore } from "../store/createMemoryStore.ts";
import { createSignInAttempts } from "./signInAttempts.ts";

test("an address has so many attempts a minute, and others have theirs", async () => {
  let now = 1_000_000;
  const attempts = createSignInAttempts(
    createMemoryStore(() => now),
    20,
  );
  const taken = await Promise.all(Array.from({ length: 21 }, () => attempts.take("10.0.0.1")));
  expect(taken).toEqual([...Array.from({ length: 20 }, () => true), false]);
  expect(await attempts.take("10.0.0.2")).toBe(true);
  now += 60_000;
  expect(await attempts.take("10.0.0.1")).toBe(true);
});
