import { type Kysely, type Selectable, sql } from "kysely";
import type { components } from "../__generated__/contract.ts";
import type { Tables } from "../database/tables.ts";
import { ApiError } from "../errors.ts";
import type { Handler } from "../http/operation.ts";
import { type ChangeCursor, parseCursor, toCursor } from "./changeCursor.ts";

type Row = Selectable<Tables["object_change"]>;
type Page = components["schemas"]["ChangePage"];

export const listChanges: Handler<"listChanges"> = async ({ db, viewer, query }) => {
  const after = query.after === undefined ? null : parseCursor(query.after);
  if (!after && query.from === "now") {
    const { end } = await loadRows(db, viewer.companyId, null, 0);
    return { status: 200, body: { data: [], meta: { hasMore: false, cursor: toEnd(end) } } };
  }
  const { rows, end, horizon } = await loadRows(db, viewer.companyId, after, query.take + 1);
  const cursor = after ?? { position: 0, start: end, isFirst: true };
  // Removals after an old cursor may be forgotten. A cursor beyond the end is older than a restore of the database.
  if (cursor.start < horizon || Math.max(cursor.position, cursor.start) > end) throw expired();
  return { status: 200, body: toPage(rows, end, cursor, query.take) };
};

/** Reads rows, end and horizon in one statement, so that they belong to the same state. */
async function loadRows(db: Kysely<Tables>, companyId: string, after: ChangeCursor | null, limit: number) {
  const { position = 0, start = null, isFirst = true } = after ?? {};
  const { rows } = await sql<{
    end: number;
    horizon: number;
    rows: (Omit<Row, "changed_at"> & { changed_at: string })[];
  }>`
    select change_position as "end", change_horizon as horizon, coalesce((
      select json_agg(page order by position) from (
        select * from object_change
        where object_change.company_id = history_head.company_id and position > ${position}
          and not (${isFirst} and removed and position <= coalesce(${start}::integer, change_position))
        order by position limit ${limit}
      ) page
    ), '[]') as rows
    from history_head where company_id = ${companyId}`.execute(db);
  return rows[0] ?? { rows: [], end: 0, horizon: 0 };
}

type PageRow = Awaited<ReturnType<typeof loadRows>>["rows"][number];

function toPage(rows: PageRow[], end: number, { start, isFirst }: ChangeCursor, take: number): Page {
  const hasMore = rows.length > take;
  const data = rows.slice(0, take).map((row, index): Page["data"][number] => {
    const { kind, id, position, removed } = row;
    const isNew = isFirst || row.first_position > start;
    const isEnd = !hasMore && index === rows.length - 1;
    return {
      kind,
      id,
      projectId: row.project_id,
      externalId: row.external_id,
      change: removed ? "REMOVED" : isNew ? "CREATED" : "CHANGED",
      // JSON from the database has times in the database's time zone.
      changedAt: new Date(row.changed_at).toISOString(),
      cursor: isEnd ? toEnd(end) : toCursor({ position, start, isFirst }),
    };
  });
  return { data, meta: { hasMore } };
}

const toEnd = (end: number) => toCursor({ position: end, start: end, isFirst: false });

function expired(): ApiError {
  const message =
    "The changes after this cursor are no longer all known. Read anew: everything, from the first page on.";
  return new ApiError(410, "CURSOR_EXPIRED", message);
}
