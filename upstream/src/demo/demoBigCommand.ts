import { type Kysely, sql } from "kysely";
import { openVerifiers } from "../cognito/verifiers.ts";
import { type Config, readConfig } from "../config.ts";
import { analyzeTables } from "../database/analyzeTables.ts";
import { openDatabase } from "../database/openDatabase.ts";
import type { Tables } from "../database/tables.ts";
import { rewriteKeys } from "../database/uniqueKeys.ts";
import { storeCatalogue } from "../product/catalogue/storeCatalogue.ts";
import { refreshCompanyStepFindings } from "../step/refreshStepFindings.ts";
import { createStorage } from "../storage/createStorage.ts";
import { storeBigCompany } from "./big/storeBigCompany.ts";
import { storeBigProjects } from "./big/storeBigProjects.ts";
import { storeBigRecords } from "./big/storeBigRecords.ts";
import { demoPassword } from "./demoAccounts.ts";
import { seedDemo } from "./seedDemo.ts";
import { storeBigCertificates } from "./storeBigCertificates.ts";
import { writeCompanyHistory } from "./writeDemoHistory.ts";

/** Adds Storgolv AB to the embedded data, all or nothing. Refuses a server, a data folder in use, and a second run. */
export async function addBigDemo(config: Config, projects = 10_000, say: (line: string) => void = () => {}) {
  if (config.databaseUrl) {
    throw new Error("DATABASE_URL is set, and demo data goes only into the embedded database. Nothing was added.");
  }
  const { db, close } = await openDatabase(config);
  try {
    await storeCatalogue(db);
    const storage = await createStorage(db, config, () => config.webUrl);
    const verifiers = await openVerifiers(config);
    if (config.demo) await seedDemo(db, { storage, verifiers });
    const known = await db.selectFrom("pool_user").select("sub").where("email", "=", owner).executeTakeFirst();
    if (known) throw new Error("Storgolv AB is there already. Nothing was added.");
    const part = async (name: string, work: () => Promise<void>) => {
      const begin = performance.now();
      await work();
      say(`${name}: ${((performance.now() - begin) / 1_000).toFixed(1)} s`);
    };
    const { companyId } = await db.transaction().execute(async (trx) => {
      const company = await storeBigCompany(trx, demoPassword, verifiers);
      // Refreshes the statistics after each part, because the plans of the next part depend on the new rows.
      const partOf = (name: string, work: () => Promise<void>) =>
        part(name, async () => {
          await work();
          await analyzeTables(trx);
        });
      await partOf("projects, folders and rooms", () => storeBigProjects(trx, company, projects));
      await partOf("products, photos and readings", async () => {
        await storeBigRecords(trx, storage, company);
        await rewriteKeys(trx, company.companyId);
      });
      await partOf("certificates", () => storeBigCertificates(trx, company, owner));
      await partOf("history", () => writeCompanyHistory(trx, company.companyId));
      return company;
    });
    await part("what needs attention", () => refreshCompanyStepFindings(db, companyId));
    await part("space and statistics", () => vacuumWritten(db));
  } finally {
    await close();
  }
}

async function vacuumWritten(db: Kysely<Tables>): Promise<void> {
  await sql`vacuum analyze project, folder, installation, history, history_value`.execute(db);
}

const owner = "owner@storgolv.example";

if (import.meta.main) {
  const begin = performance.now();
  const say = (line: string) => process.stdout.write(`${line}\n`);
  addBigDemo(readConfig(process.env), undefined, say).then(
    () => {
      const seconds = ((performance.now() - begin) / 1_000).toFixed(1);
      process.stdout.write(`Storgolv AB was added with 10,000 projects in ${seconds} s; sign in as ${owner}.\n`);
    },
    (error: unknown) => {
      process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
      process.exitCode = 1;
    },
  );
}
