import type { Kysely } from "kysely";
import type { Tables } from "../database/tables.ts";
import { ApiError } from "../errors.ts";

export async function requireInstaller(db: Kysely<Tables>, companyId: string, userId: string): Promise<void> {
  const installer = await db
    .selectFrom("app_user")
    .select("id")
    .where("company_id", "=", companyId)
    .where("id", "=", userId)
    .where("installer", "=", true)
    .where("active", "=", true)
    .executeTakeFirst();
  if (installer) return;
  throw new ApiError(
    409,
    "INSTALLER_NOT_ALLOWED",
    "The chosen person is not an active installer of the company. Choose another; nothing was saved.",
  );
}
