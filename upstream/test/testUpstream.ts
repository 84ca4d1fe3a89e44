import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startUpstream, type Upstream } from "../src/app.ts";
import { type Config, readConfig } from "../src/config.ts";
import { copyTemplate } from "./copyTemplate.ts";
import { type Client, createClient } from "./createClient.ts";
import type { StoredCompany } from "./storeTestCompanies.ts";
import { markStatements, requireCompanies, watchStatements } from "./tenancy/watchStatements.ts";
import { createTestDatabase, dropTestDatabase } from "./testDatabase.ts";

export type TestCompany = {
  companyId: string;
  ownerId: string;
  email: string;
  owner: Client;
};

export type TestUpstream = Upstream & {
  dataDir: string;
  /** Closes the service but leaves its data folder to another service. `close` removes the folder. */
  stop(): Promise<void>;
  companies: [TestCompany, TestCompany];
};

/** The service on a free port with its own data folder and two companies. */
export async function startTestUpstream(changes: Partial<Config> = {}): Promise<TestUpstream> {
  const dataDir = changes.dataDir ?? (await mkdtemp(join(tmpdir(), "upstream-test-")));
  copyTemplate(dataDir);
  const environment = { DATA_DIR: dataDir, DEMO: "false", LOG_LEVEL: "silent", DISK_RESERVE_MB: "0" };
  const databaseUrl = await createTestDatabase(process.env.UPSTREAM_TEMPLATE_DATABASE);
  const upstream = await startUpstream({ ...readConfig(environment), databaseUrl, port: 0, ...changes });
  const unwatch = await watchStatements(upstream.services.db);
  const services = withMarkedDb(upstream.services);
  const stop = async () => {
    await upstream.close();
    unwatch();
  };
  const close = async () => {
    await stop();
    requireCompanies();
    await dropTestDatabase(databaseUrl);
    if (!changes.dataDir) await rm(dataDir, { recursive: true, force: true });
  };
  const stored: [StoredCompany, StoredCompany] = JSON.parse(await readFile(join(dataDir, "companies.json"), "utf8"));
  const toCompany = ({ token, ...company }: StoredCompany) => ({
    ...company,
    owner: createClient(upstream.url, token),
  });
  return { ...upstream, services, dataDir, stop, close, companies: [toCompany(stored[0]), toCompany(stored[1])] };
}

/** Marks statements of `services.db` as the test's own. */
function withMarkedDb(services: Upstream["services"]): Upstream["services"] {
  const db = services.db.withPlugin(markStatements);
  return new Proxy(services, { get: (target, name) => (name === "db" ? db : Reflect.get(target, name)) });
}
