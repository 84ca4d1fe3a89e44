import { afterEach, beforeEach, expect, jest, test } from "@jest/globals";
import { createRevocationCheck } from "./endedSessions.ts";

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

/** The pool answers after `answerMs`, or fails while it is down. */
function startCheck() {
  const pool = { revoked: new Set<string>(), asked: [] as string[], answerMs: 0, isDown: false };
  const logged: string[] = [];
  const log = (message: string) => void logged.push(message);
  const isRevoked = createRevocationCheck(
    {
      isRevoked: async (token) => {
        pool.asked.push(token);
        if (pool.answerMs > 0) await new Promise((resolve) => setTimeout(resolve, pool.answerMs));
        if (pool.isDown) throw new Error("down");
        return pool.revoked.has(token);
      },
    },
    { info: log, warn: log },
  );
  const check = async (token: string) => {
    const started = Date.now();
    const checked = isRevoked(token).then((revoked) => ({ revoked, waitedMs: Date.now() - started }));
    await jest.advanceTimersByTimeAsync(600);
    return checked;
  };
  return { pool, isRevoked, check, logged };
}

test("learns of a revocation within 5 seconds, and asks once for each token until then", async () => {
  const { pool, isRevoked } = startCheck();
  expect([await isRevoked("a"), await isRevoked("b")]).toEqual([false, false]);
  pool.revoked.add("a");
  jest.advanceTimersByTime(3_000);
  await isRevoked("a");
  expect(pool.asked).toEqual(["a", "b"]);
  jest.advanceTimersByTime(2_000);
  expect([await isRevoked("a"), await isRevoked("b")]).toEqual([true, false]);
  expect(pool.asked).toEqual(["a", "b", "a", "b"]);
});

test("an answer counts for 4 seconds from when it came", async () => {
  const { pool, check, isRevoked } = startCheck();
  pool.answerMs = 450;
  expect(await check("a")).toEqual({ revoked: false, waitedMs: 450 });
  await jest.advanceTimersByTimeAsync(3_800);
  await isRevoked("a");
  expect(pool.asked).toEqual(["a"]);
  await jest.advanceTimersByTimeAsync(100);
  await check("a");
  expect(pool.asked).toEqual(["a", "a"]);
});

test("an answer that takes longer is not waited for, but counts for the operations after it", async () => {
  const { pool, check } = startCheck();
  pool.answerMs = 900;
  pool.revoked.add("a");
  expect(await check("a")).toEqual({ revoked: false, waitedMs: 500 });
  await jest.advanceTimersByTimeAsync(300);
  expect(await check("a")).toEqual({ revoked: true, waitedMs: 0 });
});

test("a pool that does not answer is waited for three times, then asked once a second until it answers", async () => {
  const { pool, check, isRevoked, logged } = startCheck();
  pool.answerMs = 5_000;
  pool.isDown = true;
  for (const token of ["a", "b", "c"]) expect(await check(token)).toEqual({ revoked: false, waitedMs: 500 });
  expect(await check("d")).toEqual({ revoked: false, waitedMs: 0 });
  expect(pool.asked).toEqual(["a", "b", "c"]);
  await jest.advanceTimersByTimeAsync(1_000);
  for (const token of ["e", "f", "g"]) expect(await isRevoked(token)).toBe(false);
  expect(pool.asked).toEqual(["a", "b", "c", "e"]);
  expect(logged.at(-1)).toContain("unchecked");

  Object.assign(pool, { answerMs: 0, isDown: false });
  pool.revoked.add("h");
  await jest.advanceTimersByTimeAsync(2_000);
  expect(await check("probe")).toEqual({ revoked: false, waitedMs: 0 });
  expect(await isRevoked("h")).toBe(true);
  expect(logged.at(-1)).toContain("the user pool answers");
});

test("a failure now and then lets one operation pass, and the next is checked", async () => {
  const { pool, isRevoked } = startCheck();
  pool.revoked.add("a");
  pool.isDown = true;
  expect(await isRevoked("a")).toBe(false);
  pool.isDown = false;
  expect(await isRevoked("a")).toBe(true);
});
