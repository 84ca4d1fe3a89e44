import { type Config, readConfig } from "../config.ts";
import { openDatabase } from "../database/openDatabase.ts";
import { askRunningService } from "../http/operatorAccess.ts";
import { type NamedHistory, verifyNamedHistories } from "./verifyNamedHistories.ts";

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const running = config.databaseUrl
    ? undefined
    : await askRunningService<NamedHistory[]>(config.dataDir, "/operator/histories");
  for (const { companyId, companyName, entries, lastHash, broken } of running ?? (await verifyInDatabase(config))) {
    const company = `${companyName ?? "(no company)"} ${companyId}`;
    if (broken) process.exitCode = 1;
    process.stdout.write(
      broken
        ? `${company}: broken at ${broken.sequence}, ${broken.reason}\n`
        : `${company}: ${entries} entries, whole, the last ${lastHash}\n`,
    );
  }
}

async function verifyInDatabase(config: Config): Promise<NamedHistory[]> {
  const { db, close } = await openDatabase(config);
  return verifyNamedHistories(db).finally(close);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
