import type { Kysely } from "kysely";
import type { Tables } from "./tables.ts";

export async function haveWithdrawn(
  db: Kysely<Tables>,
  companyId: string,
  installations: { id: string }[],
): Promise<boolean> {
  if (installations.length === 0) return false;
  const found = await db
    .selectFrom("withdrawn_installation")
    .select("certificate_id")
    .where("company_id", "=", companyId)
    .where(
      "installation_id",
      "in",
      installations.map(({ id }) => id),
    )
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
