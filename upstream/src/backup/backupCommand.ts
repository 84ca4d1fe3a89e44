import { resolve } from "node:path";
import { readConfig } from "../config.ts";
import { createBackup } from "./createBackup.ts";

const usage =
  "npm run backup -- FOLDER: the folder must be empty, or not there yet. DATABASE_URL or DATA_DIR says of what.";

async function main([folder, ...more]: string[]): Promise<void> {
  if (!folder || more.length > 0) throw new Error(usage);
  const { database, files } = await createBackup(readConfig(process.env), resolve(process.env.INIT_CWD ?? "", folder));
  process.stdout.write(`The ${database} database and ${files} files are in ${folder}.\n`);
}

main(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
