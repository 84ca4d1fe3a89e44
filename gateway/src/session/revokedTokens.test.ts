import { afterEach, beforeEach, expect, jest, test } from "@jest/globals";
import { createRevocationCheck } from "./endedSessions.ts";

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test("learns of a revocation within 5 seconds, and asks once for each token until then", async () => {
  const revoked = new Set<string>();
  const asked: string[] = [];
  const isRevoked = createRevocationCheck({
    isRevoked: async (token) => {
      asked.push(token);
      return revoked.has(token);
    },
  });
  expect([await isRevoked("a"), await isRevoked("b")]).toEqual([false, false]);
  revoked.add("a");
  jest.advanceTimersByTime(3_000);
  await isRevoked("a");
  expect(asked).toEqual(["a", "b"]);
  jest.advanceTimersByTime(2_000);
  expect([await isRevoked("a"), await isRevoked("b")]).toEqual([true, false]);
  expect(asked).toEqual(["a", "b", "a", "b"]);
});
