import { type Kysely, sql, type Transaction } from "kysely";
import type { components } from "../__generated__/contract.ts";
import { newTemporaryPassword, removeUnused, replaceTemporary, restoreTemporary } from "../cognito/account.ts";
import { type NewPassword, newPassword } from "../cognito/verifiers.ts";
import { deleteInvitation } from "../database/invitations.ts";
import { lockCompany, lockUser, refuseLastOfRole } from "../database/locks.ts";
import type { Tables } from "../database/tables.ts";
import { freeUserKeys } from "../database/uniqueKeys.ts";
import { withNextVersion } from "../database/withNextVersion.ts";
import { ApiError, adminOnly, errorCode, notFound, ownerOnly } from "../errors.ts";
import { changesOf } from "../history/chain/historyEvent.ts";
import { writeHistory } from "../history/chain/writeHistory.ts";
import type { Viewer } from "../http/authenticate.ts";
import { type Handler, pageOf } from "../http/operation.ts";
import { requireUserRole } from "../user/updateUserRole.ts";
import { storeInvitation, undoInvitation } from "./invitation.ts";
import { countInvitationMail, type InvitationMail, sendInvitation } from "./sendInvitation.ts";

type PendingInvitation = components["schemas"]["PendingInvitation"];

export const listInvitations: Handler<"listInvitations"> = async ({ db, viewer, query }) => {
  requireAdmin(viewer);
  const { offset, limit } = pageOf(query);
  const pending = selectPending(db, viewer.companyId);
  const rows = await pending.orderBy("created_at", "desc").orderBy("id").offset(offset).limit(limit).execute();
  const { count } = await pending
    .clearSelect()
    .select(sql<number>`count(*)::int`.as("count"))
    .executeTakeFirstOrThrow();
  return { status: 200, body: { data: rows.map(toPendingInvitation), meta: { count } } };
};

/** Mails a new temporary password or link, and restores the former one if the mail server refuses the mail. */
export const resendInvitation: Handler<"resendInvitation"> = async (call) => {
  const { db, viewer, source, params, body, log } = call;
  requireAdmin(viewer);
  const password = newTemporaryPassword();
  const temporary = await newPassword(password, call.userPool.verifiers);
  const renewed = await db.transaction().execute(async (trx) => {
    const before = await lockPending(trx, viewer, params.userId);
    await countInvitationMail(trx, viewer.companyId, before.id);
    const language = body.language ?? before.language;
    const made = before.joinsByAccepting
      ? await renewLink(trx, viewer, before, language)
      : await renewPassword(trx, viewer, before, { language, temporary, password });
    const changes = changesOf({ language: before.language }, { language });
    await writeHistory(trx, source, [{ action: "user.invited", userId: before.id, changes }]);
    return made;
  });
  try {
    await sendInvitation(call, renewed.mail);
  } catch (error) {
    log.error({ err: error }, "an invitation could not be mailed again");
    await db.transaction().execute(renewed.undo);
    throw new ApiError(
      503,
      "UNAVAILABLE",
      "The invitation could not be mailed again; the earlier one is as good as before. Try again later.",
    );
  }
  const pending = await findPending(db, viewer.companyId, params.userId);
  if (!pending) throw notFound();
  return { status: 200, body: toPendingInvitation(pending), mailQueued: true };
};

/** The foreign keys refuse to remove a user who already appears in the company's data. */
export const withdrawInvitation: Handler<"withdrawInvitation"> = async ({ db, viewer, source, params }) => {
  requireAdmin(viewer);
  const withdraw = db.transaction().execute(async (trx) => {
    const pending = await lockPending(trx, viewer, params.userId);
    if (pending.joinsByAccepting) await withdrawLink(trx, viewer.companyId, pending.id);
    else await removeUser(trx, viewer.companyId, pending.id);
    await writeHistory(trx, source, [{ action: "invitation.withdrawn", userId: pending.id }]);
  });
  await withdraw.catch((error: unknown) => {
    throw errorCode(error) === "23503" ? inUse() : error;
  });
  return { status: 204 };
};

async function withdrawLink(trx: Transaction<Tables>, companyId: string, userId: string): Promise<void> {
  if (!(await deleteInvitation(trx, companyId, userId))) throw notFound();
}

async function removeUser(trx: Transaction<Tables>, companyId: string, userId: string): Promise<void> {
  const user = await lockUser(trx, companyId, userId);
  await refuseLastOfRole(trx, user);
  if (!(await removeUnused(trx, userId))) throw notFound();
  await trx.deleteFrom("app_user").where("company_id", "=", companyId).where("id", "=", userId).execute();
  await freeUserKeys(trx, user);
}

type Pending = NonNullable<Awaited<ReturnType<typeof findPending>>>;

type Renewed = {
  mail: InvitationMail;
  undo(trx: Transaction<Tables>): Promise<void>;
};

async function renewLink(
  trx: Transaction<Tables>,
  viewer: Viewer,
  { id, email, first_name, last_name, role, installer }: Pending,
  language: Pending["language"],
): Promise<Renewed> {
  const person = { first_name, last_name, role, installer, language };
  const row = { company_id: viewer.companyId, user_id: id, invited_by: viewer.personId, ...person };
  const stored = await storeInvitation(trx, row);
  const mail = { language, firstName: first_name, email, token: stored.token };
  return { mail, undo: (later) => undoInvitation(later, stored) };
}

async function renewPassword(
  trx: Transaction<Tables>,
  viewer: Viewer,
  { id, email, first_name: firstName }: Pending,
  { language, temporary, password }: { language: Pending["language"]; temporary: NewPassword; password: string },
): Promise<Renewed> {
  const earlier = await replaceTemporary(trx, id, temporary);
  if (!earlier) throw notFound();
  await trx
    .updateTable("app_user")
    .set(withNextVersion({ language }))
    .where("company_id", "=", viewer.companyId)
    .where("id", "=", id)
    .execute();
  const mail = { language, firstName, email, temporaryPassword: password };
  return { mail, undo: (later) => restoreTemporary(later, id, temporary, earlier) };
}

async function lockPending(trx: Transaction<Tables>, viewer: Viewer, userId: string): Promise<Pending> {
  await lockCompany(trx, viewer.companyId);
  const pending = await findPending(trx, viewer.companyId, userId);
  if (!pending) throw notFound();
  if (pending.role === "owner" && viewer.role !== "owner")
    throw ownerOnly("Only an owner may change the invitation of an owner.");
  requireUserRole(viewer, pending.role);
  return pending;
}

function findPending(db: Kysely<Tables>, companyId: string, userId: string) {
  return selectPending(db, companyId).where("id", "=", userId).executeTakeFirst();
}

function selectPending(db: Kysely<Tables>, companyId: string) {
  const users = db
    .selectFrom("app_user as user")
    .innerJoin("pool_user as account", "account.sub", "user.id")
    .where("user.company_id", "=", companyId)
    .where("user.active", "=", true)
    .where("account.status", "=", "FORCE_CHANGE_PASSWORD")
    .select(["user.id", "user.email", "user.first_name", "user.last_name", "user.role", "user.installer"])
    .select(["user.language", "user.created_at", "account.temporary_until as expires_at"])
    .select(sql<boolean>`false`.as("joinsByAccepting"));
  const asked = db
    .selectFrom("invitation")
    .innerJoin("pool_user as account", "account.sub", "invitation.user_id")
    .where("invitation.company_id", "=", companyId)
    .select(["invitation.user_id as id", "account.email", "invitation.first_name", "invitation.last_name"])
    .select(["invitation.role", "invitation.installer", "invitation.language", "invitation.created_at"])
    .select((eb) => eb.ref("invitation.expires_at").$castTo<Date | null>().as("expires_at"))
    .select(sql<boolean>`true`.as("joinsByAccepting"));
  return db.selectFrom(users.unionAll(asked).as("pending")).selectAll();
}

function toPendingInvitation(row: Pending): PendingInvitation {
  const { email, role, installer, language, joinsByAccepting } = row;
  const names = { firstName: row.first_name, lastName: row.last_name };
  const expiresAt = row.expires_at?.toISOString() ?? null;
  return { userId: row.id, email, ...names, role, installer, language, expiresAt, joinsByAccepting };
}

function requireAdmin({ isAdmin }: Viewer): void {
  if (!isAdmin) throw adminOnly("Only an admin of the company may see and change invitations.");
}

function inUse(): ApiError {
  const message =
    "Rooms or values carry this person's name already, so the invitation stays. Deactivate the person instead and hand their rooms over.";
  return new ApiError(409, "INVITATION_IN_USE", message);
}
