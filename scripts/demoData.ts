import { execFile } from "node:child_process";
import { appendFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { startUpstream } from "../upstream/src/app.ts";
import { readConfig } from "../upstream/src/config.ts";

/** Makes the demo's data for the gateway's tests and the journeys, which find the folder in `DEMO_TEMPLATE`. */
export async function makeDemoData(): Promise<{ remove: () => void }> {
  const folder = mkdtempSync(join(tmpdir(), "demo-"));
  // Runs in a child process, because the service changes the file mode mask of its process.
  await promisify(execFile)(process.execPath, [fileURLToPath(import.meta.url), folder]);
  // PostgreSQL clears its buffers at a start. The default of 128 MB would take a quarter of the start's time.
  appendFileSync(join(folder, "database/postgresql.conf"), "shared_buffers = 16MB\n");
  process.env.DEMO_TEMPLATE = folder;
  return { remove: () => rmSync(folder, { recursive: true, force: true }) };
}

if (import.meta.main) {
  const [, , folder] = process.argv;
  const upstream = await startUpstream(
    readConfig({ PORT: "0", DATA_DIR: folder, LOG_LEVEL: "silent", DISK_RESERVE_MB: "0" }),
  );
  await upstream.close();
}
