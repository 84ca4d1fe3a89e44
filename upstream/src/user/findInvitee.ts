import type { Kysely } from "kysely";
import type { Tables } from "../database/tables.ts";
import { knownLanguage, type Language } from "../i18n/language.ts";

export type Invitee =
  /** No account, or an account whose address was never confirmed. */
  | { kind: "new" }
  /** Invited by this company, with a temporary password that expired unused. */
  | { kind: "expired"; userId: string }
  | { kind: "without company"; userId: string; language: Language }
  | { kind: "taken" };

/** An unconfirmed sign-up counts as no account. Otherwise anybody could block the invitation of an address. */
export async function findInvitee(db: Kysely<Tables>, companyId: string, email: string): Promise<Invitee> {
  const found = await db
    .selectFrom("pool_user as account")
    .leftJoin("unique_key as company", (join) =>
      join.on("company.kind", "=", "user").onRef("company.key", "=", "account.sub"),
    )
    .select([
      "account.sub",
      "account.status",
      "account.enabled",
      "account.temporary_until",
      "account.attributes",
      "company.company_id",
    ])
    .where("account.email", "=", email.trim().toLowerCase())
    .where("account.status", "!=", "UNCONFIRMED")
    .executeTakeFirst();
  if (!found) return { kind: "new" };
  if (!found.enabled) return { kind: "taken" };
  if (found.company_id === null) {
    return { kind: "without company", userId: found.sub, language: knownLanguage(found.attributes.locale) };
  }
  const { temporary_until: until } = found;
  const isExpired = found.status === "FORCE_CHANGE_PASSWORD" && until !== null && until <= new Date();
  return isExpired && found.company_id === companyId ? { kind: "expired", userId: found.sub } : { kind: "taken" };
}
