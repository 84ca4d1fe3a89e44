import type { Kysely } from "kysely";
import type { Tables } from "../database/tables.ts";

/** Ids of the files of some installations: their bytes are removed once the deletion of the rows is committed. */
export async function listFileIds(db: Kysely<Tables>, companyId: string, installationIds: string[]): Promise<string[]> {
  if (installationIds.length === 0) return [];
  const files = await db
    .selectFrom("file")
    .select("id")
    .where("company_id", "=", companyId)
    .where("installation_id", "in", installationIds)
    .execute();
  return files.map(({ id }) => id);
}
