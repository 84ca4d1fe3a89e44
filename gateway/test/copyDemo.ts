import { cpSync, existsSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { startUpstream } from "../../upstream/src/app.ts";
import { readConfig } from "../../upstream/src/config.ts";

/** Puts the demo's data into a folder. Made once for a worker and copied from then on, which is much quicker. */
export async function copyDemo(folder: string): Promise<void> {
  const template = join(process.env.STACK_TEMPLATES ?? "", `worker-${process.env.JEST_WORKER_ID}`);
  const mark = join(template, "complete");
  if (!existsSync(mark)) {
    const upstream = await startUpstream(readConfig({ PORT: "0", DATA_DIR: template, LOG_LEVEL: "silent" }));
    await upstream.close();
    await writeFile(mark, "");
  }
  cpSync(template, folder, { recursive: true });
}
