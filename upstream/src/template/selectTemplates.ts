import { type Kysely, type Selectable, sql } from "kysely";
import type { components } from "../__generated__/contract.ts";
import type { Tables } from "../database/tables.ts";
import { notFound } from "../errors.ts";

type Row = Omit<Selectable<Tables["template"]>, "company_id" | "content"> & { rooms: number; folders: number };

export function selectTemplates(db: Kysely<Tables>, companyId: string) {
  return db
    .selectFrom("template")
    .select(["id", "name", "version", "created_at"])
    .select(sql<number>`jsonb_array_length(content -> 'rooms')`.as("rooms"))
    .select(sql<number>`jsonb_array_length(content -> 'folders')`.as("folders"))
    .where("company_id", "=", companyId);
}

export async function readTemplate(db: Kysely<Tables>, companyId: string, templateId: string) {
  const row = await selectTemplates(db, companyId).where("id", "=", templateId).executeTakeFirst();
  if (!row) throw notFound();
  return { body: toTemplateSummary(row), version: row.version };
}

export function toTemplateSummary(row: Row): components["schemas"]["TemplateSummary"] {
  const { id, name, rooms, folders, version, created_at } = row;
  return {
    id,
    name,
    roomCount: rooms,
    folderCount: folders,
    createdAt: created_at.toISOString(),
    version: String(version),
  };
}
