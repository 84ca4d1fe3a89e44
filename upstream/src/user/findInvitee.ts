import type { Kysely } from "kysely";
import type { Tables } from "../database/tables.ts";
import { knownLanguage, type Language } from "../i18n/language.ts";

/** How somebody with an e-mail address can come to a company. */
export type Invitee =
  /** Nobody has an account, or has shown that the address is theirs. */
  | { kind: "new" }
  /** Invited by this company, and the temporary password expired before it was used. */
  | { kind: "expired"; userId: string }
  /** Has an account and no company: joins by accepting. */
  | { kind: "without company"; userId: string; language: Language }
  /** Belongs to a company, this one or another. */
  | { kind: "taken" };

/** A sign-up that was never confirmed is no account: else anybody could keep any address from being invited. */
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
