import { createWriteStream } from "node:fs";
import { mkdir, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { type Kysely, type RawBuilder, sql } from "kysely";
import { makePrivateFolder } from "../database/privateFolder.ts";
import type { Tables } from "../database/tables.ts";
import { errorCode } from "../errors.ts";
import type { Storage } from "../storage/createStorage.ts";
import { listTables } from "./catalogue.ts";
import { isHeadOfWorks } from "./headOfWorks.ts";
import { findPerson, historyValuesOf, mentions } from "./person.ts";

export type Exported = {
  rows: Record<string, number>;
  files: number;
};

type Services = {
  db: Kysely<Tables>;
  storage: Storage;
};

/** The export leaves out these columns, because they hold a secret or help to guess one. */
const secrets = /^((previous_)?password_hash|srp_verifier|token_hash|request_hash|salt|totp_.*)$|secret/;
const rowsPerPage = 500;

export async function exportCompany(services: Services, companyId: string, folder: string): Promise<Exported> {
  const { db } = services;
  const company = await db.selectFrom("company").select("id").where("id", "=", companyId).executeTakeFirst();
  if (!company)
    throw new Error(`There is no company ${companyId}; npm run history:verify names them all. Nothing was written.`);
  return exportRows(services, folder, (table, isOfCompany) => {
    if (table === "company") return sql`t.id = ${companyId}`;
    if (table === "pool_user") return sql`t.sub in (select id from app_user where company_id = ${companyId})`;
    return isOfCompany ? sql`t.company_id = ${companyId}` : null;
  });
}

/** Exports a person's rows with their files. Rows are found by address or id; history and head of works by name too. */
export async function exportPerson(services: Services, address: string, folder: string): Promise<Exported> {
  const person = await findPerson(services.db, address);
  const exported = await exportRows(services, folder, (table) =>
    table === "history_value"
      ? historyValuesOf(person)
      : sql`${mentions(table, [person.email, person.id])} or ${table === "company" ? isHeadOfWorks(person) : sql`false`}`,
  );
  if (Object.keys(exported.rows).length === 0)
    throw new Error(`Nothing is known of ${person.email}. The folder is empty.`);
  return exported;
}

type Filter = (table: string, isOfCompany: boolean) => RawBuilder<unknown> | null;

/** Writes a file of JSON lines for each table with rows, and the folder `files`. All rows are of one moment. */
async function exportRows({ db, storage }: Services, folder: string, filter: Filter): Promise<Exported> {
  await makePrivateFolder(folder);
  if ((await readdir(folder)).length > 0) throw new Error(`${folder} is not empty. Nothing was written.`);
  const rows: Record<string, number> = {};
  const fileIds = new Set<string>();
  await db
    .transaction()
    .setIsolationLevel("repeatable read")
    .execute(async (trx) => {
      for (const { name, isOfCompany } of await listTables(trx)) {
        const found = filter(name, isOfCompany);
        if (!found) continue;
        const count = await writeTable(trx, name, found, { path: join(folder, `${name}.jsonl`), fileIds });
        if (count > 0) rows[name] = count;
      }
    });
  await mkdir(join(folder, "files"));
  let files = 0;
  for (const id of fileIds) if (await copyFile(storage, id, join(folder, "files", id))) files += 1;
  return { rows, files };
}

async function writeTable(
  trx: Kysely<Tables>,
  table: string,
  found: RawBuilder<unknown>,
  { path, fileIds }: { path: string; fileIds: Set<string> },
): Promise<number> {
  let count = 0;
  await sql`declare exported no scroll cursor for select to_jsonb(t) as row from ${sql.table(table)} t where ${found}`.execute(
    trx,
  );
  for (;;) {
    const { rows } = await sql<{ row: Record<string, unknown> }>`fetch ${sql.lit(rowsPerPage)} from exported`.execute(
      trx,
    );
    if (rows.length === 0) break;
    const kept = rows.map(({ row }) => Object.entries(row).filter(([column]) => !secrets.test(column)));
    await writeFile(path, kept.map((row) => `${JSON.stringify(Object.fromEntries(row))}\n`).join(""), { flag: "a" });
    for (const { row } of rows) if (idOfFile(table, row)) fileIds.add(idOfFile(table, row));
    count += rows.length;
  }
  await sql`close exported`.execute(trx);
  return count;
}

const idOfFile = (table: string, row: Record<string, unknown>) =>
  String((table === "file" ? row.stored_at && row.id : (row.file_id ?? row.photo_file_id)) ?? "");

async function copyFile(storage: Storage, id: string, path: string): Promise<boolean> {
  try {
    await pipeline(await storage.stream(id), createWriteStream(path));
    return true;
  } catch (error) {
    if (errorCode(error) === "ENOENT") return false;
    throw error;
  }
}
