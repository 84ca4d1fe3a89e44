import type { Kysely, Selectable } from "kysely";
import type { Tables } from "../database/tables.ts";
import { notFound } from "../errors.ts";

export async function findFolder(
  db: Kysely<Tables>,
  companyId: string,
  { projectId, folderId }: { projectId: string; folderId: string },
): Promise<Selectable<Tables["folder"]>> {
  const folder = await db
    .selectFrom("folder")
    .selectAll()
    .where("company_id", "=", companyId)
    .where("project_id", "=", projectId)
    .where("id", "=", folderId)
    .executeTakeFirst();
  if (!folder) throw notFound();
  return folder;
}
