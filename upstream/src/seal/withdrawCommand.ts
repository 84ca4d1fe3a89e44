import { readConfig } from "../config.ts";
import { openDatabase } from "../database/openDatabase.ts";
import { withdrawAndReplace } from "./withdrawKey.ts";

const usage = `npm run seal:withdraw -- SHA256 DAY: marks a key that somebody else may have, by the SHA-256 of its certificate (GET /v1/seal-keys), from that
day on (UTC, as 2026-07-01). It cannot be undone. Stop the service first.`;

async function main(args: string[]): Promise<void> {
  const [id, day, more] = args;
  if (!id || !day || more) throw new Error(usage);
  const config = readConfig(process.env);
  const { db, close } = await openDatabase(config);
  try {
    process.stdout.write(await withdrawAndReplace(db, config, { id: id.toLowerCase(), day }));
  } finally {
    await close();
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
