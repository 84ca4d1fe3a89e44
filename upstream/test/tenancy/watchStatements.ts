import {
  type DeleteQueryNode,
  type InsertQueryNode,
  type Kysely,
  type KyselyPlugin,
  type RawNode,
  type RootOperationNode,
  type SelectQueryNode,
  sql,
  type UpdateQueryNode,
} from "kysely";
import { loadModule } from "libpg-query";
import pg from "pg";
import type { Tables } from "../../src/database/tables.ts";
import { acrossCompanies } from "./acrossCompanies.ts";
import { type CompanyColumns, findWithoutCompany } from "./findWithoutCompany.ts";

const ofTests = "/* of a test */";

let columns: CompanyColumns | undefined;
const known = new Map<string, string[]>();
const offences = new Set<string>();
const watchers = new Set<object>();
const migrating = new WeakSet<pg.Client>();

/**
 * Until the returned function runs, statements on companies' tables must name a company or be in `acrossCompanies`.
 * `requireCompanies` reports swallowed errors.
 */
export async function watchStatements(db: Kysely<Tables>): Promise<() => void> {
  const watcher = {};
  watchers.add(watcher);
  if (!columns) await install(db);
  return () => watchers.delete(watcher);
}

async function install(db: Kysely<Tables>): Promise<void> {
  await loadModule();
  columns = await listColumns(db);
  const { query } = pg.Client.prototype;
  pg.Client.prototype.query = function watchedQuery(this: pg.Client, ...values: unknown[]) {
    const text = textOf(values[0]);
    noteMigration(this, text);
    const tables = watchers.size === 0 || migrating.has(this) ? [] : tablesWithoutCompany(text);
    if (tables.length > 0) {
      const offence = `No company in the condition for ${tables.join(", ")}: ${text}`;
      offences.add(offence);
      throw new Error(offence);
    }
    return Reflect.apply(query, this, values);
  } as typeof query;
}

/** Migrations may read all companies. Their transaction begins with the migration lock. */
function noteMigration(client: pg.Client, text: string): void {
  if (text === "select pg_advisory_xact_lock($1::bigint)") migrating.add(client);
  if (/^(commit|rollback)$/.test(text)) migrating.delete(client);
}

export function requireCompanies(): void {
  const found = [...offences];
  offences.clear();
  if (found.length > 0) throw new Error(found.join("\n"));
}

function tablesWithoutCompany(text: string): string[] {
  const found = known.get(text) ?? lookAt(text);
  known.set(text, found);
  return found;
}

function lookAt(text: string): string[] {
  if (text.includes(ofTests) || !/\b(select|update|delete)\b/i.test(text) || /\bpgboss\b/.test(text)) return [];
  if (acrossCompanies.some(({ statement }) => statement.test(text))) return [];
  return findWithoutCompany(text, columns ?? new Map());
}

const textOf = (first: unknown): string =>
  typeof first === "string" ? first : ((first as { text?: string } | undefined)?.text ?? "");

async function listColumns(db: Kysely<Tables>): Promise<CompanyColumns> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.columns
    where table_schema = 'public' and column_name = 'company_id' and table_name <> 'unique_key'`.execute(db);
  return new Map([...rows.map(({ name }) => [name, "company_id"] as const), ["company", "id"]]);
}

type Ended = SelectQueryNode | InsertQueryNode | UpdateQueryNode | DeleteQueryNode;

/** Marks a test's own statements, which may read all companies. */
export const markStatements: KyselyPlugin = {
  transformQuery: ({ node }) => mark(node),
  transformResult: async ({ result }) => result,
};

function mark(node: RootOperationNode): RootOperationNode {
  if (node.kind === "RawNode") {
    const raw: RawNode = node;
    const last = raw.sqlFragments.at(-1) ?? "";
    return { ...raw, sqlFragments: [...raw.sqlFragments.slice(0, -1), `${last} ${ofTests}`] };
  }
  if (!/^(Select|Insert|Update|Delete)QueryNode$/.test(node.kind)) return node;
  const ended = node as Ended;
  return { ...ended, endModifiers: [...(ended.endModifiers ?? []), sql.raw(ofTests).toOperationNode()] } as Ended;
}
