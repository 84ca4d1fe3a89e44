import { type Kysely, sql } from "kysely";
import type { components } from "../__generated__/contract.ts";
import type { Tables } from "../database/tables.ts";
import { updatedAt } from "../database/updatedAt.ts";
import type { Viewer } from "../http/authenticate.ts";
import { selectReturnable } from "./handover.ts";

export function selectUsers(db: Kysely<Tables>, companyId: string) {
  return db
    .selectFrom("app_user")
    .selectAll()
    .select((eb) => {
      const account = eb.selectFrom("pool_user").whereRef("pool_user.sub", "=", "app_user.id");
      return [
        updatedAt("USER").as("updated_at"),
        account.select("last_sign_in_at").as("last_sign_in_at"),
        account.select("totp_enabled").as("has_authenticator"),
        account.select("temporary_until").where("status", "=", "FORCE_CHANGE_PASSWORD").as("invited_until"),
        selectReturnable(eb).select(sql<number>`count(*)::int`.as("count")).as("returnable"),
      ];
    })
    .where("company_id", "=", companyId);
}

export function readUser(db: Kysely<Tables>, companyId: string, userId: string) {
  return selectUsers(db, companyId).where("id", "=", userId).executeTakeFirst();
}

type UserRow = NonNullable<Awaited<ReturnType<typeof readUser>>>;

/** Only the user sees the newsletter choice, only admins see the account's state, and programs see no sign-ins. */
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
    ...(viewer.isAdmin && {
      invitedUntil: user.invited_until?.toISOString() ?? null,
      returnableInstallations: user.returnable ?? 0,
    }),
    ...(viewer.isAdmin &&
      viewer.program === null && {
        lastSignInAt: user.last_sign_in_at?.toISOString() ?? null,
        hasAuthenticator: user.has_authenticator ?? false,
      }),
  };
}
