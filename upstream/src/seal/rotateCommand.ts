import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { readConfig } from "../config.ts";
import { lockDataFolder } from "../database/lockDataFolder.ts";
import { makeSealFiles, sealFile } from "./sealFiles.ts";

const usage = `npm run seal:rotate: makes the next key in DATA_DIR, with the root that is there. Stop the service of an embedded database first.`;

async function main(args: string[]): Promise<void> {
  if (args.length > 0) throw new Error(usage);
  const { dataDir, databaseUrl, sealKeyFile } = readConfig(process.env);
  const next = sealFile(dataDir);
  // With SEAL_KEY_FILE naming another file, the service would continue with the former key, unnoticed for years.
  if (sealKeyFile && resolve(sealKeyFile) !== resolve(next))
    throw new Error(
      `SEAL_KEY_FILE is ${sealKeyFile}, and the next key would be written to ${next}. Nothing was done. Move seal.pem and seal-root.pem to DATA_DIR and set SEAL_KEY_FILE and SEAL_CERTIFICATE_FILE to ${next}.`,
    );
  const unlock = databaseUrl ? undefined : await lockDataFolder(dataDir);
  try {
    const isNext = existsSync(next);
    await makeSealFiles(dataDir);
    process.stdout.write(
      `${isNext ? "The next" : "A first"} key and its chain are in ${next}. Start the service${
        databaseUrl ? " with SEAL_KEY_FILE and SEAL_CERTIFICATE_FILE set to it" : ""
      }: it seals with this key from then on, and what was sealed before stays as it is.\n`,
    );
  } finally {
    unlock?.();
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
