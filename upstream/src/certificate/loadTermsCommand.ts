import { readFile } from "node:fs/promises";
import { type Config, readConfig } from "../config.ts";
import { openDatabase } from "../database/openDatabase.ts";
import { askRunningService } from "../http/operatorAccess.ts";
import type { ParsedTerms } from "./parseTerms.ts";
import { replaceTerms } from "./termsRoute.ts";

const usage = "npm run terms:load FILE. DATABASE_URL or DATA_DIR says where.";

async function main(): Promise<void> {
  const [file] = process.argv.slice(2);
  if (!file) throw new Error(usage);
  const text = await readFile(file, "utf8");
  const config = readConfig(process.env);
  const running = config.databaseUrl
    ? undefined
    : await askRunningService<ParsedTerms>(config.dataDir, "/operator/terms", { text });
  const { terms, faults, warnings } = running ?? (await replaceInDatabase(config, text));
  if (faults.length > 0) throw new Error(`${faults.join("\n")}\nNothing was changed.`);
  process.stdout.write(`${terms.length} terms were loaded.\n`);
  if (warnings.length > 0) process.stderr.write(`${warnings.join("\n")}\n`);
}

async function replaceInDatabase(config: Config, text: string): Promise<ParsedTerms> {
  const { db, close } = await openDatabase(config);
  return replaceTerms(db, text).finally(close);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
