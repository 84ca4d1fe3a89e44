import { createRandom } from "../test/fuzz/createRandom.ts";
import { sendMutated } from "../test/fuzz/sendMutated.ts";
import { startFaultStack } from "../test/startStack.ts";

// Sends the web client's documents with random changes. Prints statuses, the slowest answer and the heap.
const count = Number(process.argv[2] ?? 100_000);
const seed = Number(process.argv[3] ?? Date.now() % 2 ** 31);
const parts = 10;

const stack = await startFaultStack();
const random = createRandom(seed);
const table: Record<string, object> = {};
let failures = 0;
for (let part = 1; part <= parts; part += 1) {
  const { byStatus, faults, slowestMs } = await sendMutated(stack, Math.ceil(count / parts), random);
  failures += faults.length;
  for (const fault of faults.slice(0, 3)) console.error(fault);
  global.gc?.();
  const heapMiB = Math.round(process.memoryUsage().heapUsed / 2 ** 20);
  table[part] = { ...byStatus, faults: faults.length, "slowest ms": Math.round(slowestMs), "heap MiB": heapMiB };
}
await stack.close();
console.log(`Seed ${seed}`);
console.table(table);
process.exitCode = failures === 0 ? 0 : 1;
