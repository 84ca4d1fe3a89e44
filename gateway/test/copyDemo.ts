import { cpSync, existsSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";

/** Copies the demo's data into a folder, from the template of `npm test` or one that this worker creates once. */
export async function copyDemo(folder: string): Promise<void> {
  const { DEMO_TEMPLATE } = process.env;
  // The template is completed even after a test's timeout, because the next test file waits for it.
  if (!DEMO_TEMPLATE) made ??= makeTemplate();
  cpSync(DEMO_TEMPLATE ?? (await made) ?? "", folder, { recursive: true });
}

let made: Promise<string> | undefined;

async function makeTemplate(): Promise<string> {
  const template = join(process.env.STACK_TEMPLATES ?? "", `worker-${process.env.JEST_WORKER_ID}`);
  const mark = join(template, "complete");
  if (!existsSync(mark)) {
    // Loads the whole service only if the data must be created.
    const { startUpstream } = await import("../../upstream/src/app.ts");
    const { readConfig } = await import("../../upstream/src/config.ts");
    const upstream = await startUpstream(
      readConfig({ PORT: "0", DATA_DIR: template, LOG_LEVEL: "silent", DISK_RESERVE_MB: "0" }),
    );
    await upstream.close();
    await writeFile(mark, "");
  }
  return template;
}
