import { type Kysely, sql } from "kysely";
import type { Tables } from "../database/tables.ts";

export type NamedKind = "project" | "folder" | "installation" | "template" | "user" | "program";
type Keys = Record<NamedKind, Set<string>>;

export type Names = (kind: NamedKind, id: string) => { name: string | null; removed: boolean };

type NameRow = {
  kind: NamedKind;
  id: string;
  name: string;
};

/** The current names of objects and people. A removed object has the name that it had at the end. */
export async function loadNames(db: Kysely<Tables>, companyId: string, ids: Keys): Promise<Names> {
  const wanted = (kind: NamedKind) => [...ids[kind]];
  const { rows } = await sql<NameRow>`
    select 'project' as kind, id, name from project where company_id = ${companyId} and id = any(${wanted("project")})
    union all
    select 'folder', id, title from folder where company_id = ${companyId} and id = any(${wanted("folder")})
    union all
    select 'installation', id, title from installation where company_id = ${companyId} and id = any(${wanted("installation")})
    union all
    select 'template', id, name from template where company_id = ${companyId} and id = any(${wanted("template")})
    union all
    select 'user', id, first_name || ' ' || last_name from app_user where company_id = ${companyId} and id = any(${wanted("user")})
    union all
    select 'program', id, name from program where company_id = ${companyId} and id = any(${wanted("program")})
  `.execute(db);
  const today = byKey(rows);
  const removed = (kind: NamedKind) => wanted(kind).filter((id) => !today.has(`${kind} ${id}`));
  const missing = Object.keys(ids).flatMap((kind) => removed(kind as NamedKind));
  const last = byKey(missing.length > 0 ? await loadLastNames(db, companyId, missing) : []);
  return (kind, id) => {
    const key = `${kind} ${id}`;
    return { name: today.get(key) ?? last.get(key) ?? null, removed: !today.has(key) };
  };
}

function byKey(rows: NameRow[]): Map<string, string> {
  return new Map(rows.map(({ kind, id, name }) => [`${kind} ${id}`, name]));
}

/** A removed object's name is in its removal entry, and that of a person who never accepted in the invitation. */
async function loadLastNames(db: Kysely<Tables>, companyId: string, ids: string[]): Promise<NameRow[]> {
  const { rows } = await sql<NameRow>`
    with told as (
      select split_part(action, '.', 1) as kind, sequence, changes,
        case split_part(action, '.', 1)
          when 'project' then project_id when 'folder' then folder_id when 'installation' then installation_id
          when 'template' then template_id else user_id end as id
      from history
      where company_id = ${companyId}
        and action in ('project.removed', 'folder.removed', 'installation.removed', 'template.removed', 'user.invited')
        and (project_id = any(${ids}) or folder_id = any(${ids}) or installation_id = any(${ids})
          or template_id = any(${ids}) or user_id = any(${ids}))
    )
    select distinct on (kind, id) kind, id, string_agg(value, ' ' order by change) as name
    from told join history_value value on value.company_id = ${companyId} and value.sequence = told.sequence
    where id = any(${ids}) and changes -> change ->> 'field' in ('name', 'title', 'firstName', 'lastName')
    group by kind, id, told.sequence
    order by kind, id, told.sequence desc
  `.execute(db);
  return rows;
}
