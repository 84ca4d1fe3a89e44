import type { Insertable, Kysely, Selectable, Transaction } from "kysely";
import { endAllSessions, hashToken, newOpaqueToken } from "../cognito/session.ts";
import { deleteInvitation, deleteInvitationsOf } from "../database/invitations.ts";
import type { Tables } from "../database/tables.ts";
import { findCompanyId, inviteeKey, selectCompanyId, takeKeys, takeUserKeys } from "../database/uniqueKeys.ts";
import { ApiError } from "../errors.ts";
import { changesOf } from "../history/chain/historyEvent.ts";
import { writeHistory } from "../history/chain/writeHistory.ts";
import type { Handler } from "../http/operation.ts";
import { knownLanguage } from "../i18n/language.ts";
import { selectUsers, toUser } from "../user/toUser.ts";
import { userFields } from "../user/userFields.ts";

const goodMs = 7 * 24 * 3_600_000;

type InvitationRow = Selectable<Tables["invitation"]>;

/** Stores an invitation in place of the company's earlier one. Returns the mail's token and the earlier one. */
export async function storeInvitation(
  trx: Kysely<Tables>,
  person: Omit<Insertable<Tables["invitation"]>, "token_hash" | "expires_at">,
): Promise<{ token: string; earlier: InvitationRow | undefined }> {
  const token = newOpaqueToken();
  const row = { ...person, token_hash: hashToken(token), expires_at: new Date(Date.now() + goodMs) };
  const earlier = await deleteInvitation(trx, person.company_id, person.user_id);
  await insertInvitation(trx, row);
  return { token, earlier };
}

/** Locks the account, because a parallel deletion of the account could miss the new invitation. */
async function insertInvitation(trx: Kysely<Tables>, row: Insertable<Tables["invitation"]>): Promise<void> {
  const { company_id, user_id, token_hash } = row;
  await trx.selectFrom("pool_user").select("sub").where("sub", "=", user_id).forKeyShare().executeTakeFirstOrThrow();
  await trx.insertInto("invitation").values(row).execute();
  await takeKeys(trx, company_id, "invitation", [token_hash]);
  await takeKeys(trx, company_id, "invitee", [inviteeKey(user_id, company_id)]);
}

export async function undoInvitation(
  trx: Transaction<Tables>,
  { token, earlier }: { token: string; earlier: InvitationRow | undefined },
): Promise<void> {
  const companyId = await findCompanyId(trx, "invitation", hashToken(token));
  if (companyId === undefined) return;
  const stored = await trx
    .selectFrom("invitation")
    .select("user_id")
    .where("company_id", "=", companyId)
    .where("token_hash", "=", hashToken(token))
    .forUpdate()
    .executeTakeFirst();
  if (!stored) return;
  await deleteInvitation(trx, companyId, stored.user_id);
  if (earlier) await insertInvitation(trx, earlier);
}

/** Only the invited account may read the invitation; the mail's token alone is not enough. */
export const getInvitation: Handler<"getInvitation"> = async ({ db, viewer, query }) => {
  const found = await selectLive(db, query.token, viewer.id)
    .innerJoin("company", "company.id", "invitation.company_id")
    .select(["company.name", "invitation.expires_at"])
    .executeTakeFirst();
  if (!found) throw invitationNotFound();
  return { status: 200, body: { companyName: found.name, expiresAt: found.expires_at.toISOString() } };
};

/** The account's other sessions end, because another person may have opened them. */
export const acceptInvitation: Handler<"acceptInvitation"> = async ({ db, viewer, source, body }) => {
  const user = await db.transaction().execute(async (trx) => {
    const account = await trx
      .selectFrom("pool_user")
      .selectAll()
      .where("sub", "=", viewer.id)
      .forUpdate()
      .executeTakeFirstOrThrow();
    if (await findCompanyId(trx, "user", viewer.id)) throw hasCompany();
    const invitation = await selectLive(trx, body.token, viewer.id).selectAll("invitation").executeTakeFirst();
    if (!invitation) throw invitationNotFound();
    const { company_id, first_name, last_name, role, installer } = invitation;
    await deleteInvitationsOf(trx, viewer.id);
    const attributes = { ...account.attributes, "custom:companyId": company_id };
    await trx
      .updateTable("pool_user")
      .set({ attributes: JSON.stringify(attributes) })
      .where("sub", "=", viewer.id)
      .execute();
    await endAllSessions(trx, viewer.id, viewer.originJti);
    const { locale = invitation.language, phone_number: phone } = account.attributes;
    const joined = await trx
      .insertInto("app_user")
      .values({
        company_id,
        id: viewer.id,
        email: account.email,
        first_name,
        last_name,
        role,
        installer,
        phone,
        language: knownLanguage(locale),
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    await takeUserKeys(trx, joined);
    const joining = { action: "user.joined" as const, userId: viewer.id, changes: changesOf({}, userFields(joined)) };
    await writeHistory(trx, { ...source, companyId: company_id }, [joining]);
    return selectUsers(trx, company_id).where("id", "=", joined.id).executeTakeFirstOrThrow();
  });
  return { status: 200, body: toUser(user, viewer), version: user.version };
};

// An invitation is valid while its sender is active and may send invitations.
function selectLive(db: Kysely<Tables>, token: string, userId: string) {
  return db
    .selectFrom("invitation")
    .innerJoin("app_user as maker", (join) =>
      join
        .onRef("maker.company_id", "=", "invitation.company_id")
        .onRef("maker.id", "=", "invitation.invited_by")
        .on("maker.active", "=", true)
        .on((eb) =>
          eb.or([
            eb("maker.role", "=", "owner"),
            eb.and([eb("maker.role", "=", "admin"), eb("invitation.role", "!=", "owner")]),
          ]),
        ),
    )
    .where("invitation.company_id", "=", selectCompanyId(db, "invitation", hashToken(token)))
    .where("invitation.token_hash", "=", hashToken(token))
    .where("invitation.user_id", "=", userId)
    .where("invitation.expires_at", ">", new Date());
}

function invitationNotFound(): ApiError {
  const message =
    "The invitation was accepted already, is older than 7 days, is for another account, or was made by somebody who may not invite any more; nothing was changed.";
  return new ApiError(404, "INVITATION_NOT_FOUND", message);
}

function hasCompany(): ApiError {
  return new ApiError(409, "HAS_COMPANY", "Your account belongs to a company already; nothing was changed.");
}
