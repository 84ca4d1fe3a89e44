import { sql, type Transaction } from "kysely";
import type { ObjectKind } from "../../database/historyTables.ts";
import { refreshSearch } from "../../database/refreshSearch.ts";
import type { Tables } from "../../database/tables.ts";
import type { HistoryEvent } from "./historyEvent.ts";

type Touch = {
  kind: ObjectKind;
  /** The id; for a certificate its number. */
  id: string;
  place: number;
};

export type Touching = Omit<HistoryEvent, "action">;

/** Moves objects to the feed's end. The caller must hold the lock of `history_head`, or readers could skip a change. */
export async function touchObjects(trx: Transaction<Tables>, companyId: string, events: Touching[]): Promise<void> {
  const touches = toTouches(events);
  if (touches.length === 0) return;
  // Subqueries make PostgreSQL use each row's key. A join lets the planner read the whole table.
  const { rows: moved } = await sql<{ id: string }>`
    with recursive named as (
      select kind, place, case kind when 'CERTIFICATE' then
        (select id from certificate where company_id = ${companyId} and number = touch.id) else touch.id end as id
      from json_to_recordset(${JSON.stringify(touches)}::json) as touch (kind text, id text, place integer)
    ), reached as (
      select kind, id, place from named
      union all
      select kind, (select parent_folder_id from folder where company_id = ${companyId} and folder.id = reached.id), place
      from reached where kind = 'FOLDER' and id is not null
    ), touched as (
      select kind, id, max(place) as place from reached where id is not null group by kind, id
    ), looked_up as (
      select touched.*,
        case kind
          when 'USER' then (select id from app_user where company_id = ${companyId} and app_user.id = touched.id)
          when 'PROJECT' then (select id from project where company_id = ${companyId} and project.id = touched.id)
          when 'FOLDER' then (select project_id from folder where company_id = ${companyId} and folder.id = touched.id)
          when 'INSTALLATION' then
            (select project_id from installation where company_id = ${companyId} and installation.id = touched.id)
          else (select project_id from certificate where company_id = ${companyId} and certificate.id = touched.id)
        end as found,
        case kind when 'FOLDER' then
          (select depth from folder where company_id = ${companyId} and folder.id = touched.id) end as depth,
        case kind
          when 'PROJECT' then (select external_id from project where company_id = ${companyId} and project.id = touched.id)
          when 'FOLDER' then (select external_id from folder where company_id = ${companyId} and folder.id = touched.id)
          when 'INSTALLATION' then
            (select external_id from installation where company_id = ${companyId} and installation.id = touched.id)
        end as external_id,
        (select project_id from object_change known where company_id = ${companyId} and known.kind = touched.kind
          and known.id = touched.id) as known_project
      from touched
    ), numbered as (
      select *, row_number() over (order by
        array_position(array['USER', 'PROJECT', 'FOLDER', 'INSTALLATION', 'CERTIFICATE'], kind), depth, place, id) as number
      from looked_up
      where found is not null or exists (select from object_change known
        where company_id = ${companyId} and known.kind = looked_up.kind and known.id = looked_up.id)
    ), head as (
      update history_head set change_position = change_position + (select count(*) from numbered)
      where company_id = ${companyId} returning change_position - (select count(*) from numbered) as position
    )
    insert into object_change (company_id, kind, id, project_id, position, first_position, changed_at, removed, external_id)
    select ${companyId}, kind, id, case kind when 'USER' then null else coalesce(found, known_project) end,
      position + number, position + number, ${new Date()}::timestamptz, found is null, external_id
    from numbered, head
    on conflict (company_id, kind, id) do update
      set position = excluded.position, removed = excluded.removed,
        external_id = case when excluded.removed then object_change.external_id else excluded.external_id end,
        changed_at = greatest(object_change.changed_at, excluded.changed_at)
    returning id`.execute(trx);
  const installed = events.flatMap(({ measurementId }) => measurementId ?? []);
  await refreshSearch(trx, companyId, [...new Set([...moved, ...touches].map(({ id }) => id)), ...installed]);
}

function toTouches(events: Touching[]): Touch[] {
  const touches = new Map<string, Touch>();
  for (const [place, event] of events.entries()) {
    const touch = (kind: ObjectKind, id: string | undefined) => {
      if (id !== undefined) touches.set(`${kind} ${id}`, { kind, id, place });
    };
    touch("USER", event.userId);
    touch("PROJECT", event.projectId);
    for (const id of [event.folderId, ...(event.otherFolderIds ?? [])]) touch("FOLDER", id);
    touch("INSTALLATION", event.installationId);
    touch("CERTIFICATE", event.certificate);
  }
  return [...touches.values()];
}
