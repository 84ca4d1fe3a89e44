import { rmSync } from "node:fs";
import { startStack } from "./stack.ts";

/** The demo's data, made here unless `npm test` made them. Each Playwright worker starts its stack from a copy. */
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
