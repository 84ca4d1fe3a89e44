import type { Kysely, Selectable } from "kysely";
import type { Tables } from "./tables.ts";
import { findInvitingCompanies, freeKeys, inviteeKey } from "./uniqueKeys.ts";

type InvitationRow = Selectable<Tables["invitation"]>;

export async function deleteInvitation(
  trx: Kysely<Tables>,
  companyId: string,
  userId: string,
): Promise<InvitationRow | undefined> {
  const deleted = await trx
    .deleteFrom("invitation")
    .where("company_id", "=", companyId)
    .where("user_id", "=", userId)
    .returningAll()
    .executeTakeFirst();
  if (!deleted) return undefined;
  await freeKeys(trx, "invitation", [deleted.token_hash]);
  await freeKeys(trx, "invitee", [inviteeKey(userId, companyId)]);
  return deleted;
}

export async function deleteInvitationsOf(trx: Kysely<Tables>, userId: string): Promise<number> {
  const companies = await findInvitingCompanies(trx, userId);
  for (const companyId of companies) await deleteInvitation(trx, companyId, userId);
  return companies.length;
}
