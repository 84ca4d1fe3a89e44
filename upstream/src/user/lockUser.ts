import type { Kysely, Selectable } from "kysely";
import type { Tables } from "../database/tables.ts";
import { notFound, Refusal } from "../errors.ts";

/** A user's row, locked together with the company, so that two changes cannot both remove the last admin. */
export async function lockUser(
  trx: Kysely<Tables>,
  companyId: string,
  userId: string,
): Promise<Selectable<Tables["app_user"]>> {
  await trx.selectFrom("company").select("id").where("id", "=", companyId).forUpdate().executeTakeFirst();
  const user = await trx
    .selectFrom("app_user")
    .selectAll()
    .where("company_id", "=", companyId)
    .where("id", "=", userId)
    .forUpdate()
    .executeTakeFirst();
  if (!user) throw notFound();
  return user;
}

/** Refuses to go on when nobody but this user administers the company. */
export async function refuseLastAdmin(trx: Kysely<Tables>, companyId: string, userId: string): Promise<void> {
  const other = await trx
    .selectFrom("app_user")
    .select("id")
    .where("company_id", "=", companyId)
    .where("id", "!=", userId)
    .where("role", "in", ["admin", "owner"])
    .where("active", "=", true)
    .executeTakeFirst();
  if (other) return;
  throw new Refusal(
    409,
    "LAST_ADMIN",
    "A company keeps at least one admin or owner. Make somebody else an admin first; nothing was saved.",
  );
}
