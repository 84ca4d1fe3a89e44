import { type Kysely, sql } from "kysely";
import type { Tables } from "../database/tables.ts";
import type { FoundWord, SearchKind } from "./findWords.ts";

export type Candidate = {
  kind: SearchKind;
  id: string;
  projectId: string | null;
  own: string[];
  words: string[];
  archived: boolean;
  createdAt: Date;
};

/** The most entries of each kind to rank. Entries of ongoing projects come first, and then the latest entries. */
const maxOfKind = 100;

/** Entries that contain every word of the query. At least one word must be in the entry's own text. */
export async function findCandidates(db: Kysely<Tables>, companyId: string, words: FoundWord[]): Promise<Candidate[]> {
  const found = [...Map.groupBy(words, ({ kind }) => kind)].flatMap(([kind, ofKind]) => {
    const byToken = [...Map.groupBy(ofKind, ({ token }) => token).values()];
    return byToken.length === ofKind[0]?.tokens ? [entriesWith(companyId, kind, byToken)] : [];
  });
  if (found.length === 0) return [];
  return (await sql<Candidate>`${sql.join(found, sql` union all `)}`.execute(db)).rows;
}

// Word ids belong to one company and kind. `kind || ''` makes PostgreSQL use the index of words.
function entriesWith(companyId: string, kind: SearchKind, byToken: FoundWord[][]) {
  const idsOf = (found: FoundWord[]) => sql`${found.map(({ id }) => id)}::bigint[]`;
  const hasEach = byToken.map((found) => sql`words && ${idsOf(found)}`);
  return sql`(
    select kind, id, project_id as "projectId", own, words, archived, created_at as "createdAt"
    from search_entry
    where own && ${idsOf(byToken.flat())} and ${sql.join(hasEach, sql` and `)}
      and company_id = ${companyId} and kind || '' = ${kind}
    order by archived, created_at desc, id
    limit ${maxOfKind})`;
}
