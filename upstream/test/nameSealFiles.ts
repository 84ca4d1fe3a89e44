import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Config } from "../src/config.ts";
import { logFile, makeLogFile } from "../src/log/openLog.ts";
import { makeSealFiles, sealFile } from "../src/seal/sealFiles.ts";

/** Key files for seals and log on a PostgreSQL server. The embedded database creates its own. */
export async function nameSealFiles(): Promise<Partial<Config>> {
  if (!process.env.TEST_DATABASE_URL) return {};
  const folder = await mkdtemp(join(tmpdir(), "seal-"));
  await makeSealFiles(folder);
  await makeLogFile(folder);
  return { sealKeyFile: sealFile(folder), sealCertificateFile: sealFile(folder), logKeyFile: logFile(folder) };
}
