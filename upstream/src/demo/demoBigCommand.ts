import { sql } from "kysely";
import { type Config, readConfig } from "../config.ts";
import { openDatabase } from "../database/openDatabase.ts";
import { storeCatalogue } from "../product/catalogue/storeCatalogue.ts";
import { refreshCompanyStepFindings } from "../step/refreshStepFindings.ts";
import { createStorage } from "../storage/createStorage.ts";
import { storeBigCompany } from "./big/storeBigCompany.ts";
import { storeBigProjects } from "./big/storeBigProjects.ts";
import { storeBigRecords } from "./big/storeBigRecords.ts";
import { DEMO_PASSWORD } from "./demoAccounts.ts";
import { seedDemo } from "./seedDemo.ts";
import { storeBigCertificates } from "./storeBigCertificates.ts";
import { writeCompanyHistory } from "./writeDemoHistory.ts";

/** Adds Storgolv AB to the embedded data, all or nothing; refuses a database server, a data folder in use, and a second time. */
export async function addBigDemo(config: Config, projects = 10_000): Promise<void> {
  if (config.databaseUrl) {
    throw new Error("DATABASE_URL is set, and demo data goes only into the embedded database. Nothing was added.");
  }
  const { db, close } = await openDatabase(config);
  try {
    await storeCatalogue(db);
    const storage = await createStorage(db, config, () => config.webUrl);
    if (config.demo) await seedDemo(db, { storage });
    const known = await db.selectFrom("pool_user").select("sub").where("email", "=", owner).executeTakeFirst();
    if (known) throw new Error("Storgolv AB is there already. Nothing was added.");
    const { companyId } = await db.transaction().execute(async (trx) => {
      const company = await storeBigCompany(trx, DEMO_PASSWORD);
      await storeBigProjects(trx, company, projects);
      await storeBigRecords(trx, storage, company);
      await storeBigCertificates(trx, company, owner);
      await writeCompanyHistory(trx, company.companyId);
      return company;
    });
    await refreshCompanyStepFindings(db, companyId);
    await sql`vacuum analyze project, folder, installation, history, history_value`.execute(db);
  } finally {
    await close();
  }
}

const owner = "owner@storgolv.example";

if (import.meta.main) {
  const begin = performance.now();
  addBigDemo(readConfig(process.env)).then(
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
