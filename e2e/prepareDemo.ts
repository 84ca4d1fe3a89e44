import { rmSync } from "node:fs";
import { startStack } from "./stack.ts";

/** Makes the demo's data, unless `npm test` has made the data. Each Playwright worker starts its stack from a copy. */
export default async function prepareDemo(): Promise<() => void> {
  if (process.env.DEMO_TEMPLATE) {
    process.env.STACK_TEMPLATE = process.env.DEMO_TEMPLATE;
    return () => {};
  }
  const { dataDir, stop } = await startStack();
  await stop();
  process.env.STACK_TEMPLATE = dataDir;
  return () => rmSync(dataDir, { recursive: true });
}
