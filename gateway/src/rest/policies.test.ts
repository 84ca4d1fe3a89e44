import { afterEach, beforeEach, expect, jest, test } from "@jest/globals";
import { BrokenCircuitError } from "cockatiel";
import { createPolicies } from "./policies.ts";

const companies = "GET v1/company";
const users = "GET v1/user/:id";

let policiesOf: ReturnType<typeof createPolicies>;
let told: string[];
beforeEach(() => {
  jest.useFakeTimers();
  told = [];
  policiesOf = createPolicies(
    { minimumRps: 20, halfOpenAfter: 1_000 },
    {
      breakerChanged: (call, isOpen) => told.push(`${isOpen ? "opened" : "closed"} ${call}`),
      rejected() {},
      retried() {},
    },
  );
});
afterEach(() => {
  jest.useRealTimers();
});

async function call(status: number, name = companies): Promise<number> {
  try {
    const result = await policiesOf(name).once.execute(() => Promise.resolve({ status }));
    return result.status;
  } catch (error) {
    if (error instanceof BrokenCircuitError) return 0;
    throw error;
  }
}
async function calls(count: number, everyMs: number, statusOf: (index: number) => number): Promise<void> {
  for (let index = 0; index < count; index += 1) {
    await call(statusOf(index));
    jest.advanceTimersByTime(everyMs);
  }
}
const open = () => calls(20, 1, () => 503);

test.each([25, 100, 1_000])("of %i calls a second, of which half fail, none is sent after a second", async (rate) => {
  await calls(rate * 5, 1_000 / rate, () => 200);
  await calls(rate, 1_000 / rate, (index) => (index % 2 === 1 ? 503 : 200));
  expect(told).toEqual([`opened ${companies}`]);
});

test.each<[string, () => Promise<void>]>([
  ["a fourth that fails", () => calls(1_000, 10, (index) => (index % 4 === 0 ? 503 : 200))],
  ["answers of 4xx", () => calls(200, 1, () => 404)],
  ["19 that fail at once", () => calls(19, 1, () => 503)],
  ["ten a second that fail", () => calls(300, 100, () => 503)],
])("the breaker stays closed at %s", async (_, happen) => {
  await happen();
  expect(told).toEqual([]);
});

test("only calls of the same name are rejected", async () => {
  await open();
  expect(await call(200)).toBe(0);
  expect(await call(200, users)).toBe(200);
});

test("one call is tried after the pause, all once it was answered, and each change is told once", async () => {
  await open();
  jest.advanceTimersByTime(970);
  expect(await call(200)).toBe(0);
  jest.advanceTimersByTime(30);
  expect(await call(503)).toBe(503);
  expect(await call(200)).toBe(0);
  jest.advanceTimersByTime(1_000);
  expect(await call(200)).toBe(200);
  expect(await call(200)).toBe(200);
  expect(told).toEqual([`opened ${companies}`, `closed ${companies}`]);
});
