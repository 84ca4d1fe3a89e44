import { type Kysely, type RawBuilder, sql } from "kysely";
import type { Tables } from "../src/database/tables.ts";

/** Columns that the service computes. A change of these alone makes no new version. */
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

/** Rows that changed without a new version, or got a new version without a change. */
export function findWrongVersions(before: Versioned, after: Versioned): string[] {
  return [...after].flatMap(([key, { version, content }]) => {
    const former = before.get(key);
    const isRight = !former || (content === former.content ? version === former.version : version > former.version);
    return isRight ? [] : [key];
  });
}

/** Projects whose counters differ from the number of their installations. */
export async function findWrongProgress(db: Kysely<Tables>): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select project.id from project left join installation on installation.project_id = project.id
    group by project.company_id, project.id
    having (installation_count, completed_count, activated_count)
      <> (count(installation.id), count(completed_at), count(activated_at))`.execute(db);
  return rows.map(({ id }) => id);
}

/** Search entries that differ from the searched texts, and words with a wrong number of uses. */
export async function findWrongEntries(db: Kysely<Tables>): Promise<object[]> {
  const place = sql`company_id, kind, id, project_id, folder_id, installation_id, title, detail, archived`;
  const wordsOf = (ids: string) =>
    sql`array(select word from search_word where search_word.id = any(${sql.ref(ids)}) order by word collate "C")`;
  const sorted = (texts: RawBuilder<unknown>) =>
    sql`array(select word from unnest(search_words(concat_ws(' ', ${texts}))) word order by word collate "C")`;
  const { rows: entries } = await sql<object>`
    with entry as (select ${place}, ${wordsOf("own")} as own, ${wordsOf("words")} as words from search_entry),
    source as (
      select ${place}, ${sorted(sql`title, detail`)} as own, ${sorted(sql`title, detail, around`)} as words from search_source
    )
    select 'missing' as is, * from (table source except table entry) missing
    union all select 'wrong', * from (table entry except table source) wrong`.execute(db);
  const { rows: words } = await sql<object>`
    select word, uses, count(entry.id)::int as used from search_word
    left join search_entry entry on entry.words @> array[search_word.id]
    group by search_word.company_id, search_word.kind, word, uses having uses <> count(entry.id)`.execute(db);
  return [...entries, ...words];
}
