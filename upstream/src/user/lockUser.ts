import type { Kysely, Selectable } from "kysely";
import type { Tables } from "../database/tables.ts";
import { ApiError, notFound } from "../errors.ts";

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

/** Refuses to go on when the company would be left without an owner or, where this is an admin, without anybody to administer it. */
export async function refuseLastOfRole(trx: Kysely<Tables>, user: Selectable<Tables["app_user"]>): Promise<void> {
  if (user.role === "user") return;
  const other = await trx
    .selectFrom("app_user")
    .select("id")
    .where("company_id", "=", user.company_id)
    .where("id", "!=", user.id)
    .where("role", "in", user.role === "owner" ? ["owner"] : ["admin", "owner"])
    .where("active", "=", true)
    .executeTakeFirst();
  if (other) return;
  if (user.role === "owner") {
    throw new ApiError(
      409,
      "LAST_OWNER",
      "A company keeps at least one owner. Make somebody else an owner first; nothing was saved.",
    );
  }
  throw new ApiError(
    409,
    "LAST_ADMIN",
    "A company keeps at least one admin or owner. Make somebody else an admin first; nothing was saved.",
  );
}
