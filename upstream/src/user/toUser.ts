import type { Kysely } from "kysely";
import type { components } from "../__generated__/contract.ts";
import type { Tables } from "../database/tables.ts";
import { updatedAt } from "../database/updatedAt.ts";
import type { Viewer } from "../http/authenticate.ts";

export function selectUsers(db: Kysely<Tables>, companyId: string) {
  return db
    .selectFrom("app_user")
    .selectAll()
    .select(updatedAt("USER").as("updated_at"))
    .where("company_id", "=", companyId);
}

export function readUser(db: Kysely<Tables>, companyId: string, userId: string) {
  return selectUsers(db, companyId).where("id", "=", userId).executeTakeFirst();
}

type UserRow = NonNullable<Awaited<ReturnType<typeof readUser>>>;

/** A user as the contract shows it; the newsletter flag is told to the user alone. */
export function toUser(user: UserRow, viewer: Viewer): components["schemas"]["User"] {
  return {
    id: user.id,
    firstName: user.first_name,
    lastName: user.last_name,
    email: user.email,
    phone: user.phone,
    companyId: user.company_id,
    role: user.role,
    installer: user.installer,
    language: user.language,
    active: user.active,
    version: String(user.version),
    updatedAt: user.updated_at.toISOString(),
    ...(user.id === viewer.id && { subscribeToNewsletter: user.subscribe_to_newsletter }),
  };
}
