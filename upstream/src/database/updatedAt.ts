import { type Kysely, type RawBuilder, sql } from "kysely";
import type { ObjectKind } from "./historyTables.ts";
import type { Tables } from "./tables.ts";

const tables = {
  USER: "app_user",
  PROJECT: "project",
  FOLDER: "folder",
  INSTALLATION: "installation",
  CERTIFICATE: "certificate",
} as const satisfies Record<ObjectKind, keyof Tables>;

/** The time of the last change of the row's object or its contents. */
export function updatedAt(kind: ObjectKind): RawBuilder<Date> {
  const table = tables[kind];
  const madeAt = sql.ref(`${table}.${kind === "CERTIFICATE" ? "sent_at" : "created_at"}`);
  return sql<Date>`coalesce((
    select changed_at from object_change
    where object_change.company_id = ${sql.ref(`${table}.company_id`)} and kind = ${sql.lit(kind)}
      and object_change.id = ${sql.ref(`${table}.id`)}
  ), ${madeAt})`;
}

export function updatedSince(db: Kysely<Tables>, companyId: string, kind: ObjectKind, since: string) {
  return db
    .selectFrom("object_change")
    .select("id")
    .where("company_id", "=", companyId)
    .where("kind", "=", kind)
    .where("changed_at", ">=", new Date(since));
}
