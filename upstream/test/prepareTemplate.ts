import { appendFile, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startUpstream } from "../src/app.ts";
import { readConfig } from "../src/config.ts";
import { storeTestCompanies } from "./storeTestCompanies.ts";
import { createTestDatabase, dropTestDatabase, nameIn } from "./testDatabase.ts";

declare global {
  var removeTemplate: (() => Promise<void>) | undefined;
}

/** Creates a data folder with two companies once per run. Each test file starts with a copy. */
export default async function prepareTemplate(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "upstream-template-"));
  const dataDir = join(folder, "data");
  const databaseUrl = await createTestDatabase();
  const config = readConfig({ DATA_DIR: dataDir, DEMO: "false", LOG_LEVEL: "silent", DISK_RESERVE_MB: "0" });
  const upstream = await startUpstream({ ...config, databaseUrl, port: 0 });
  const companies = await storeTestCompanies(upstream);
  await upstream.close();
  // PostgreSQL clears its buffers at a start. The default of 128 MB would take a quarter of the start's time.
  if (!databaseUrl) await appendFile(join(dataDir, "database/postgresql.conf"), "shared_buffers = 16MB\n");
  await writeFile(join(dataDir, "companies.json"), JSON.stringify(companies));
  process.env.UPSTREAM_TEMPLATE = dataDir;
  if (databaseUrl) process.env.UPSTREAM_TEMPLATE_DATABASE = nameIn(databaseUrl);
  // All processes of the service share their compiled code.
  process.env.NODE_COMPILE_CACHE = join(folder, "compiled");
  globalThis.removeTemplate = async () => {
    await dropTestDatabase(databaseUrl);
    await rm(folder, { recursive: true, force: true });
  };
}
