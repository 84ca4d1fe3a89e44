import { type RawBuilder, sql, type Transaction } from "kysely";
import type { Tables } from "./tables.ts";

type Stale = { kind: string; id: string; project_id: string | null };
/** The columns that link a search entry to an object or its contents. */
type Key = "project_id" | "folder_id" | "installation_id" | "id";

const kinds = ["PROJECT", "CUSTOMER", "ADDRESS", "FOLDER", "INSTALLATION", "PRODUCT", "CERTIFICATE", "PERSON"];
const keys: Record<string, Key> = {
  ...{ PROJECT: "project_id", CUSTOMER: "project_id", ADDRESS: "project_id" },
  ...{ FOLDER: "folder_id", INSTALLATION: "installation_id" },
};

/** Refreshes entries of objects, and of their contents if needed (decision 38). The caller holds the history's lock. */
export async function refreshSearch(trx: Transaction<Tables>, companyId: string, ids: string[]): Promise<void> {
  const columns = sql`kind, id, project_id, folder_id, installation_id, title, detail, archived`;
  const entries = sql`
    select ${columns} from search_entry where company_id = ${companyId} and kind = any(${kinds}) and id = any(${ids})`;
  const sources = sql`select ${columns} from search_source where company_id = ${companyId} and id = any(${ids})`;
  const { rows: stale } = await sql<Stale>`
    with entry as materialized (${entries}), source as materialized (${sources})
    select kind, id, project_id from ((table source except table entry) union (table entry except table source)) stale`.execute(
    trx,
  );
  const projects = new Set(stale.filter(({ kind }) => keys[kind] === "project_id").map(({ id }) => id));
  const found: Record<Key, Set<string>> = {
    ...{ project_id: projects, folder_id: new Set(), installation_id: new Set(), id: new Set() },
  };
  for (const { kind, id, project_id } of stale) if (!projects.has(project_id ?? "")) found[keys[kind] ?? "id"].add(id);
  await refreshBy(trx, companyId, found);
}

/** Refreshes all entries of a company, for rows that no operation wrote, such as the demo's. */
export async function refreshCompanySearch(trx: Transaction<Tables>, companyId: string): Promise<void> {
  const idsIn = async (table: "project" | "app_user") =>
    (await trx.selectFrom(table).select("id").where("company_id", "=", companyId).execute()).map(({ id }) => id);
  await refreshBy(trx, companyId, { id: new Set(await idsIn("app_user")) });
  const projects = await idsIn("project");
  // With outdated statistics PostgreSQL reads all words for each entry, so parts begin small and end with ANALYZE.
  for (let done = 0, size = 50; done < projects.length; done += size, size *= 2) {
    await refreshBy(trx, companyId, { project_id: new Set(projects.slice(done, done + size)) });
    await sql`analyze search_word`.execute(trx);
  }
}

async function refreshBy(
  trx: Transaction<Tables>,
  companyId: string,
  found: Partial<Record<Key, Set<string>>>,
): Promise<void> {
  const calls: RawBuilder<unknown>[] = Object.entries(found).flatMap(([key, ids]) =>
    ids.size === 0 ? [] : [sql`${sql.id(`search_refresh_${key}`)}(${companyId}, ${[...ids]})`],
  );
  if (calls.length > 0) await sql`select ${sql.join(calls)}`.execute(trx);
}
