import { cpSync, existsSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";

/** Copies the demo's data into a folder: what `npm test` made for all, else what this worker makes the first time. */
export async function copyDemo(folder: string): Promise<void> {
  const { DEMO_TEMPLATE } = process.env;
  // A test file that gave up waiting leaves the making to the next one.
  if (!DEMO_TEMPLATE) made ??= makeTemplate();
  cpSync(DEMO_TEMPLATE ?? (await made) ?? "", folder, { recursive: true });
}

let made: Promise<string> | undefined;

async function makeTemplate(): Promise<string> {
  const template = join(process.env.STACK_TEMPLATES ?? "", `worker-${process.env.JEST_WORKER_ID}`);
  const mark = join(template, "complete");
  if (!existsSync(mark)) {
    // The whole service is only loaded by who makes the data.
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
