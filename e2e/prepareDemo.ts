import { rmSync } from "node:fs";
import { startStack } from "./stack.ts";

/** Starts the product once as for the very first time; each worker's product starts from a copy of what that made. */
export default async function prepareDemo(): Promise<() => void> {
  const { dataDir, stop } = await startStack();
  await stop();
  process.env.STACK_TEMPLATE = dataDir;
  return () => rmSync(dataDir, { recursive: true });
}
