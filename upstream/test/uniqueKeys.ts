import { type Kysely, sql } from "kysely";
import type { Tables } from "../src/database/tables.ts";
import { keysOf } from "../src/database/uniqueKeys.ts";

/** Finds keys in `unique_key` without a row, and rows without their key, in all companies. */
export async function wrongKeys(db: Kysely<Tables>): Promise<string[]> {
  const companies = await db.selectFrom("company").select("id").execute();
  const stored = await db.selectFrom("unique_key").selectAll().execute();
  const wanted: string[] = [];
  for (const { id } of companies) {
    const { rows } = await sql<{ kind: string; key: string }>`${keysOf(id)}`.execute(db);
    wanted.push(...rows.map((row) => JSON.stringify([row.kind, row.key, id])));
  }
  const found = stored.map(({ kind, key, company_id }) => JSON.stringify([kind, key, company_id]));
  const isWanted = new Set(wanted);
  const isFound = new Set(found);
  return [...found.filter((key) => !isWanted.has(key)), ...wanted.filter((key) => !isFound.has(key))];
}
