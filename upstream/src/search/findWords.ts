import { type Kysely, sql } from "kysely";
import type { components } from "../__generated__/contract.ts";
import type { Tables } from "../database/tables.ts";

export type SearchKind = components["schemas"]["SearchKind"];

/** A word of the company's dictionary that matches a word of the query. The likeness is between 0 and 1. */
export type FoundWord = {
  token: string;
  kind: SearchKind;
  id: string;
  word: string;
  likeness: number;
  /** The number of words in the query, including words without a match. */
  tokens: number;
};

const kinds: readonly SearchKind[] = [
  "PROJECT",
  "CUSTOMER",
  "ADDRESS",
  "FOLDER",
  "INSTALLATION",
  "PRODUCT",
  "CERTIFICATE",
  "PERSON",
];
/** A person types a few words; more words only take time. */
const maxTokens = 8;
const maxBeginnings = 40;
/** If dictionary words begin with the typed word, other words must be at least this similar. */
const slipsBesideBeginnings = 0.6;

/** Finds dictionary words that begin with a query word, or resemble a query word of at least three letters. */
export async function findWords(db: Kysely<Tables>, companyId: string, query: string): Promise<FoundWord[]> {
  const { rows } = await sql<FoundWord>`
    with wanted as materialized (
      select token from search_split(search_fold(${query})) with ordinality as part (token, place)
      group by token order by min(place) limit ${maxTokens}
    ), beginning as (
      select token, kinds.kind, found.id, found.word, length(token)::real / length(found.word) * 0.3 + 0.7 as likeness
      from wanted cross join unnest(${kinds}::text[]) as kinds (kind)
      cross join lateral (
        select id, word from search_word
        where company_id = ${companyId} and kind = kinds.kind and word >= token and word < token || chr(1114111)
        order by word limit ${maxBeginnings}
      ) found
    ), alike as (
      select token, found.kind, found.id, found.word, found.similarity * 0.7 as likeness, found.similarity
      from wanted cross join lateral search_similar(${companyId}, token) found
      where length(token) >= 3
    )
    select *, (select count(*)::int from wanted) as tokens from beginning
    union all
    select token, kind, id, word, likeness, (select count(*)::int from wanted) from alike
    where not exists (select from beginning where beginning.token = alike.token and beginning.id = alike.id)
      and (similarity >= ${slipsBesideBeginnings} or not exists (select from beginning where beginning.token = alike.token))`.execute(
    db,
  );
  return rows;
}
