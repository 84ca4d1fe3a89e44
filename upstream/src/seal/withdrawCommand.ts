import { existsSync } from "node:fs";
import { readConfig } from "../config.ts";
import { openDatabase } from "../database/openDatabase.ts";
import { makeSealFiles, sealFile } from "./sealFiles.ts";
import { withdrawKey } from "./withdrawKey.ts";

const usage = `npm run seal:withdraw -- SHA256 DAY: marks a key that somebody else may have, by the SHA-256 of its certificate (GET /v1/seal-keys), from that
day on (UTC, as 2026-07-01). It cannot be undone. Stop the service first.`;

async function main(args: string[]): Promise<void> {
  const [id, day, more] = args;
  if (!id || !day || more) throw new Error(usage);
  const config = readConfig(process.env);
  const { db, close } = await openDatabase(config);
  try {
    const { isInUse, doubtful } = await withdrawKey(db, { id: id.toLowerCase(), day });
    process.stdout.write(
      `The key is withdrawn: what the public log got from ${day} on with this seal is told as doubtful.\n` +
        `Certificates that become doubtful by it: ${doubtful}\n`,
    );
    if (!isInUse) return;
    const isOwn = !config.databaseUrl && !config.sealKeyFile && existsSync(sealFile(config.dataDir));
    if (isOwn) await makeSealFiles(config.dataDir);
    process.stdout.write(
      isOwn
        ? `The next key is in ${sealFile(config.dataDir)}. Start the service: it seals with that key.\n`
        : "It is the key in use, and the service does not start with it: make the next one with npm run seal:rotate.\n",
    );
  } finally {
    await close();
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
