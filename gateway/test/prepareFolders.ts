import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Makes a place for the run in which the demo's data is kept, once for each worker that needs it. */
export default async function prepareFolders(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), "gateway-template-"));
  process.env.STACK_TEMPLATES = folder;
  return () => rm(folder, { recursive: true, force: true });
}
