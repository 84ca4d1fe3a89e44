import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { createRandom } from "./fuzz/createRandom.ts";
import { sendMutated } from "./fuzz/sendMutated.ts";
import { type FaultStack, startFaultStack } from "./startStack.ts";

let stack: FaultStack;
beforeAll(async () => {
  stack = await startFaultStack();
});
afterAll(() => stack.close());

// `node gateway/bench/fuzz.ts` sends 100,000 documents with a new seed per run.
test("a mutated document is run or refused, and never causes an internal error", async () => {
  const { byStatus, faults } = await sendMutated(stack, 1_000, createRandom(1));
  expect(faults).toEqual([]);
  expect(byStatus[200]).toBeGreaterThan(20);
  expect(byStatus[400]).toBeGreaterThan(500);
});
