import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildClient } from "../../scripts/build.ts";

declare global {
  var removeFolders: (() => Promise<void>) | undefined;
}

/** Creates the folder for the run's demo data, which workers fill, and builds the package that the examples import. */
export default async function prepareFolders(): Promise<void> {
  await buildClient();
  const folder = await mkdtemp(join(tmpdir(), "gateway-template-"));
  process.env.STACK_TEMPLATES = folder;
  globalThis.removeFolders = () => rm(folder, { recursive: true, force: true });
}
