import { readConfig } from "../config.ts";
import { openDatabase } from "../database/openDatabase.ts";
import { verifyHistory } from "./chain/verifyHistory.ts";

async function main(): Promise<void> {
  const { db, close } = await openDatabase(readConfig(process.env));
  try {
    const names = new Map(
      (await db.selectFrom("company").select(["id", "name"]).execute()).map(({ id, name }) => [id, name]),
    );
    for (const { companyId, entries, lastHash, broken } of await verifyHistory(db)) {
      const company = `${names.get(companyId) ?? "(no company)"} ${companyId}`;
      if (broken) process.exitCode = 1;
      process.stdout.write(
        broken
          ? `${company}: broken at ${broken.sequence}, ${broken.reason}\n`
          : `${company}: ${entries} entries, whole, the last ${lastHash}\n`,
      );
    }
  } finally {
    await close();
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
