import { type Kysely, type SqlBool, sql, type Transaction } from "kysely";
import { storeCertificateFile } from "../certificate/storeCertificateFile.ts";
import type { Config } from "../config.ts";
import type { Tables } from "../database/tables.ts";
import { rewriteKeys } from "../database/uniqueKeys.ts";
import { withNextVersion } from "../database/withNextVersion.ts";
import type { SealKey } from "../seal/SealKey.ts";
import type { Storage } from "../storage/createStorage.ts";
import { deleteWithBytes, removeFiles } from "../storage/removedFiles.ts";
import type { Threads } from "../threads/createThreads.ts";
import { inOrderOfDeletion, listReferences, listTables } from "./catalogue.ts";
import { erased } from "./person.ts";

type Services = {
  db: Kysely<Tables>;
  storage: Storage;
  threads: Threads;
  seal: SealKey | null;
  config: Config;
};

/** Tables with rows that are needed to verify a certificate or open it by its code. Others are deleted or emptied. */
const keptForCertificates = [
  "company",
  "app_user",
  "project",
  "folder",
  "certificate",
  "certificate_replacement",
  "seal_timestamp",
  "file",
];
/** Entries stay without personal values, so that the chain can still be verified. */
const keptOfHistory = ["history", "history_head"];

const keptUntilRemoved = "removed_file";

export type ErasedCompany = {
  rows: Record<string, number>;
  /** The number of removed files. Each export counts as one file, even if its file was removed earlier. */
  files: number;
  /** The number of certificates, which stay as sent, with their PDFs, as long as the warranty lasts. */
  certificates: number;
};

/** @param name the company's name, which guards against a wrong id */
export async function eraseCompany(services: Services, companyId: string, name: string): Promise<ErasedCompany> {
  const { db, storage } = services;
  const company = await db.selectFrom("company").select("name").where("id", "=", companyId).executeTakeFirst();
  if (!company)
    throw new Error(`There is no company ${companyId}; npm run history:verify names them all. Nothing was erased.`);
  if (company.name !== name)
    throw new Error(`${companyId} is ${company.name}, not ${name || "(no name)"}. Nothing was erased.`);
  await drawMissingFiles(services, companyId);
  const rows = await db.transaction().execute((trx) => eraseRows(trx, companyId));
  const files = await removeFiles(db, storage, companyId).catch((error: unknown) => {
    throw new Error(
      `The company's rows were erased, yet some of its files could not be removed (${error}). ` +
        "Run the same command again when the store of files answers: it removes those that are left.",
    );
  });
  const left = await db
    .selectFrom("certificate")
    .select(({ fn }) => fn.countAll<string>().as("count"))
    .where("company_id", "=", companyId)
    .executeTakeFirstOrThrow();
  return { rows, files, certificates: Number(left.count) };
}

/** Draws missing PDFs now, because their data will be erased. */
async function drawMissingFiles(services: Services, companyId: string): Promise<void> {
  const certificates = await services.db
    .selectFrom("certificate")
    .selectAll()
    .where("company_id", "=", companyId)
    .where("file_id", "is", null)
    .execute();
  for (const certificate of certificates) await storeCertificateFile(services, certificate);
}

async function eraseRows(trx: Transaction<Tables>, companyId: string) {
  const rows: Record<string, number> = {};
  const remove = async (table: string, where = sql`true`) => {
    const { numAffectedRows = 0n } =
      await sql`delete from ${sql.table(table)} where company_id = ${companyId} and ${where}`.execute(trx);
    if (numAffectedRows > 0n) rows[table] = (rows[table] ?? 0) + Number(numAffectedRows);
  };
  await sql`
    delete from pool_attempt where string_to_array(lower(email), ' ') && array(
      select unnest(array[lower(email), id]) from app_user where company_id = ${companyId})`.execute(trx);
  await sql`
    delete from pool_client where client_id in (select id from program where company_id = ${companyId})`.execute(trx);
  await sql`
    delete from pool_user where sub in (select id from app_user where company_id = ${companyId})`.execute(trx);
  const kept = new Set([...keptForCertificates, ...keptOfHistory, keptUntilRemoved]);
  const all = (await listTables(trx)).filter(({ name, isOfCompany }) => isOfCompany && !kept.has(name));
  const ordered = inOrderOfDeletion(
    all.map(({ name }) => name),
    await listReferences(trx),
  );
  const noAddress = { address: "", postal_code: "", phone_number: "", email: "", website: null };
  const noHead = {
    record_statement: null,
    head_name: null,
    head_qualification: null,
    head_phone: null,
    head_email: null,
  };
  await trx
    .updateTable("company")
    .set(withNextVersion({ logo_file_id: null, ...noAddress, ...noHead }))
    .where("id", "=", companyId)
    .execute();
  // Removes files first, because deleting installations deletes their files' rows. Locked ones get no more files.
  await trx.selectFrom("installation").select("id").where("company_id", "=", companyId).forUpdate().execute();
  await removeWithBytes(trx, companyId, rows);
  for (const table of ordered) await remove(table);
  await remove(
    "project",
    sql`not exists (
    select from certificate where certificate.company_id = project.company_id and certificate.project_id = project.id)`,
  );
  const noKeys = { external_id: null, metadata: {} };
  const noCustomer = { customer: erased, customer_email: null, postal_code: null, city: erased };
  await trx
    .updateTable("project")
    .set(withNextVersion({ name: erased, ...noCustomer, archived: true, ...noKeys }))
    .where("company_id", "=", companyId)
    .execute();
  await trx
    .updateTable("folder")
    .set(withNextVersion({ title: erased, ...noKeys }))
    .where("company_id", "=", companyId)
    .execute();
  await remove(
    "app_user",
    sql`not exists (
    select from certificate where certificate.company_id = app_user.company_id and certificate.sent_by = app_user.id)`,
  );
  const noName = { first_name: erased, last_name: erased, phone: null, active: false };
  await trx
    .updateTable("app_user")
    .set(withNextVersion({ email: sql<string>`id || '@deleted.invalid'`, ...noName }))
    .where("company_id", "=", companyId)
    .execute();
  for (const table of ["search_entry", "search_word"]) await remove(table);
  await rewriteKeys(trx, companyId);
  return rows;
}

async function removeWithBytes(trx: Transaction<Tables>, companyId: string, rows: Record<string, number>) {
  const isOfNoCertificate = sql<SqlBool>`not exists (
    select from certificate where certificate.company_id = file.company_id and certificate.file_id = file.id)`;
  for (const table of ["file", "certificate_archive", "export"] as const) {
    const ids = await deleteWithBytes(trx, table, (all) =>
      all.where("company_id", "=", companyId).$if(table === "file", (files) => files.where(isOfNoCertificate)),
    );
    if (ids.length > 0) rows[table] = ids.length;
  }
}
