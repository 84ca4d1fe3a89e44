import { type Kysely, sql } from "kysely";
import type { components } from "../__generated__/contract.ts";
import type { Tables } from "../database/tables.ts";
import type { Candidate } from "./findCandidates.ts";
import type { FoundWord } from "./findWords.ts";

type Hit = components["schemas"]["SearchHit"];

export async function loadHits(
  db: Kysely<Tables>,
  companyId: string,
  ranked: Candidate[],
  words: FoundWord[],
): Promise<Hit[]> {
  if (ranked.length === 0) return [];
  const keys = ranked.map(({ kind }) => kind);
  const ids = ranked.map(({ id }) => id);
  const found = [...new Set(words.map(({ word }) => word))];
  const place = (table: string) =>
    sql`case when ${sql.ref(`${table}.id`)} is not null then json_build_object('id', ${sql.ref(`${table}.id`)}, 'title', ${sql.ref(`${table}.${table === "project" ? "name" : "title"}`)}) end`;
  const { rows } = await sql<Hit>`
    select entry.kind, entry.id, entry.title, entry.detail, entry.archived,
      ${place("project")} as project, ${place("folder")} as folder, ${place("installation")} as installation,
      array(
        select distinct part from search_split(normalize(concat_ws(' ', entry.title, entry.detail), NFC)) part
        where search_fold(part) = any(${found}::text[])
      ) as matches
    from unnest(${keys}::text[], ${ids}::text[]) with ordinality as wanted (kind, id, place)
    join search_entry entry on entry.company_id = ${companyId} and entry.kind = wanted.kind and entry.id = wanted.id
    left join project on project.company_id = entry.company_id and project.id = entry.project_id
    left join folder on folder.company_id = entry.company_id and folder.id = entry.folder_id and folder.depth >= 0
    left join installation on installation.company_id = entry.company_id and installation.id = entry.installation_id
    order by wanted.place`.execute(db);
  return rows;
}
