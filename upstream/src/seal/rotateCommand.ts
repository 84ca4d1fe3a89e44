import { existsSync } from "node:fs";
import { readConfig } from "../config.ts";
import { lockDataFolder } from "../database/lockDataFolder.ts";
import { makeSealFiles, sealFile } from "./sealFiles.ts";

const usage = `npm run seal:rotate: makes the next key in DATA_DIR, with the root that is there. Stop the service of an embedded database first.`;

async function main(args: string[]): Promise<void> {
  if (args.length > 0) throw new Error(usage);
  const { dataDir, databaseUrl } = readConfig(process.env);
  const unlock = databaseUrl ? undefined : await lockDataFolder(dataDir);
  try {
    const isNext = existsSync(sealFile(dataDir));
    await makeSealFiles(dataDir);
    process.stdout.write(
      `${isNext ? "The next" : "A first"} key and its chain are in ${sealFile(dataDir)}. Start the service${
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
