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

/** Makes one data folder for the run, with the two companies in it; each file of tests starts from a copy, which is much quicker. */
export default async function prepareTemplate(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "upstream-template-"));
  const dataDir = join(folder, "data");
  const databaseUrl = await createTestDatabase();
  const config = readConfig({ DATA_DIR: dataDir, DEMO: "false", LOG_LEVEL: "silent", DISK_RESERVE_MB: "0" });
  const upstream = await startUpstream({ ...config, databaseUrl, port: 0 });
  const companies = await storeTestCompanies(upstream);
  await upstream.close();
  // An embedded database clears its buffers when it is opened: 128 MB of them are a quarter of a start.
  if (!databaseUrl) await appendFile(join(dataDir, "database/postgresql.conf"), "shared_buffers = 16MB\n");
  await writeFile(join(dataDir, "companies.json"), JSON.stringify(companies));
  process.env.UPSTREAM_TEMPLATE = dataDir;
  if (databaseUrl) process.env.UPSTREAM_TEMPLATE_DATABASE = nameIn(databaseUrl);
  // Tests that start the service as a process of its own need not compile it each time.
  process.env.NODE_COMPILE_CACHE = join(folder, "compiled");
  globalThis.removeTemplate = async () => {
    await dropTestDatabase(databaseUrl);
    await rm(folder, { recursive: true, force: true });
  };
}
