import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildClient } from "../../scripts/build.ts";

declare global {
  var removeFolders: (() => Promise<void>) | undefined;
}

/** Makes the run's folder for the demo's data, which each worker fills when needed, and builds the imports of the examples. */
export default async function prepareFolders(): Promise<void> {
  await buildClient();
  const folder = await mkdtemp(join(tmpdir(), "gateway-template-"));
  process.env.STACK_TEMPLATES = folder;
  globalThis.removeFolders = () => rm(folder, { recursive: true, force: true });
}
