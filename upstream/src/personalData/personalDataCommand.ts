import { resolve } from "node:path";
import { type Config, readConfig } from "../config.ts";
import { openDatabase } from "../database/openDatabase.ts";
import { openSeal } from "../seal/openSeal.ts";
import { createStorage } from "../storage/createStorage.ts";
import { createThreads } from "../threads/createThreads.ts";
import { eraseCompany } from "./eraseCompany.ts";
import { erasePerson } from "./erasePerson.ts";
import { exportCompany, exportPerson } from "./exportData.ts";

const usage = `npm run person:export -- EMAIL FOLDER
npm run person:erase -- EMAIL
npm run company:export -- COMPANY FOLDER
npm run company:erase -- COMPANY NAME
DATABASE_URL or DATA_DIR says where; npm run history:verify tells the companies' ids.`;

const list = (rows: Record<string, number>) =>
  Object.entries(rows)
    .map(([table, count]) => `  ${table}: ${count}\n`)
    .join("");

async function run(config: Config, act: string, [subject, ...args]: [string, ...string[]]): Promise<string> {
  const { db, close } = await openDatabase(config);
  try {
    const storage = await createStorage(db, config, () => config.publicUrl ?? "");
    if (act === "person:erase") {
      const { rows, mails, kept } = await erasePerson({ db, outboxDir: config.outboxDir }, subject);
      return `Erased:\n${list(rows)}  mails in files: ${mails}\nKept, as documents of a warranty:\n${list(kept)}`;
    }
    if (act === "company:erase") {
      const threads = createThreads(console);
      const services = { db, storage, threads, config, seal: await openSeal(db, config) };
      const { rows, files, certificates } = await eraseCompany(services, subject, args.join(" ")).finally(
        threads.close,
      );
      return `Erased:\n${list(rows)}  files: ${files}\nKept: ${certificates} certificates with their PDFs, and the history without names.\n`;
    }
    const folder = resolve(process.env.INIT_CWD ?? "", args[0] ?? "");
    const exported = await (act === "person:export" ? exportPerson : exportCompany)({ db, storage }, subject, folder);
    return `Written to ${folder}, a file for each table:\n${list(exported.rows)}  files: ${exported.files}\n`;
  } finally {
    await close();
  }
}

async function main([act = "", subject = "", ...args]: string[]): Promise<void> {
  const isKnown = /^(person|company):(export|erase)$/.test(act);
  if (!isKnown || !subject || (act !== "person:erase" && args.length === 0)) throw new Error(usage);
  process.stdout.write(await run(readConfig(process.env), act, [subject, ...args]));
}

main(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
