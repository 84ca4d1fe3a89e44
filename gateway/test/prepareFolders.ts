import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildClient } from "../../scripts/build.ts";

declare global {
  var removeFolders: (() => Promise<void>) | undefined;
}

/** Makes a place for the run in which the demo's data is kept, once for each worker that needs it, and builds what the examples import. */
export default async function prepareFolders(): Promise<void> {
  await buildClient();
  const folder = await mkdtemp(join(tmpdir(), "gateway-template-"));
  process.env.STACK_TEMPLATES = folder;
  globalThis.removeFolders = () => rm(folder, { recursive: true, force: true });
}
