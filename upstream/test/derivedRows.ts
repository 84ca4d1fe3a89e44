import { type Kysely, sql } from "kysely";
import type { Tables } from "../src/database/tables.ts";

/** Figures that the service counts; the rest of a row is what people edit. */
const counted = [
  ...["certificate_count", "installation_count", "completed_count", "activated_count"],
  ...["judged_values", "outside_values", "folded_name"],
];
const versioned = ["company", "app_user", "project", "folder", "installation", "template"] as const;

type Versioned = Map<string, { version: number; content: string }>;

export async function readVersions(db: Kysely<Tables>): Promise<Versioned> {
  const rows: Versioned = new Map();
  for (const table of versioned) {
    const found = await sql<{ id: string; version: number; content: string }>`
      select id, version, (to_jsonb(t) - 'version' - ${counted}::text[])::text as content from ${sql.table(table)} t`.execute(
      db,
    );
    for (const { id, ...row } of found.rows) rows.set(`${table} ${id}`, row);
  }
  return rows;
}

/** Rows that were changed and kept their version, or got another one without a change. */
export function findWrongVersions(before: Versioned, after: Versioned): string[] {
  return [...after].flatMap(([key, { version, content }]) => {
    const former = before.get(key);
    const isRight = !former || (content === former.content ? version === former.version : version > former.version);
    return isRight ? [] : [key];
  });
}

/** Projects whose numbers of installations are others than those of the rows. */
export async function findWrongProgress(db: Kysely<Tables>): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select project.id from project left join installation on installation.project_id = project.id
    group by project.company_id, project.id
    having (installation_count, completed_count, activated_count)
      <> (count(installation.id), count(completed_at), count(activated_at))`.execute(db);
  return rows.map(({ id }) => id);
}
