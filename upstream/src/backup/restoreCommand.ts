import { resolve } from "node:path";
import { readConfig } from "../config.ts";
import { restoreBackup, skippedNumbers } from "./restoreBackup.ts";

const usage = `npm run restore -- FOLDER: puts the backup in that folder into the database of DATABASE_URL, or into DATA_DIR.
Database and files must be empty.`;

async function main([folder, ...more]: string[]): Promise<void> {
  if (!folder || more.length > 0) throw new Error(usage);
  const { files, missing, logOrigin } = await restoreBackup(
    readConfig(process.env),
    resolve(process.env.INIT_CWD ?? "", folder),
  );
  process.stdout.write(
    `The database and ${files} files were restored. Each company's next certificate number is ${skippedNumbers} higher, since numbers after the backup may have been sent.\n`,
  );
  if (logOrigin)
    process.stdout.write(
      `The public log begins anew as ${logOrigin}; its first entry names the last checkpoint of the backup.\n`,
    );
  if (missing.length === 0) return;
  process.exitCode = 1;
  process.stderr.write(`The backup lacks ${missing.length} files that its database names: ${missing.join(", ")}\n`);
}

main(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
