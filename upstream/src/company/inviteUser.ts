import { randomUUID } from "node:crypto";
import type { Insertable, Kysely, Transaction } from "kysely";
import type { components } from "../__generated__/contract.ts";
import {
  createAccount,
  expireTemporary,
  newTemporaryPassword,
  removeUnconfirmed,
  replaceTemporary,
} from "../cognito/account.ts";
import { type NewPassword, newPassword } from "../cognito/verifiers.ts";
import { lockCompany, lockUser, refuseLastOfRole } from "../database/locks.ts";
import type { Tables } from "../database/tables.ts";
import { freeUserKeys, takeUserKeys } from "../database/uniqueKeys.ts";
import { withNextVersion } from "../database/withNextVersion.ts";
import { ApiError, adminOnly, ownerOnly } from "../errors.ts";
import { changesOf, serviceSource } from "../history/chain/historyEvent.ts";
import { writeHistory } from "../history/chain/writeHistory.ts";
import type { Call, Handler } from "../http/operation.ts";
import { findInvitee } from "../user/findInvitee.ts";
import { selectUsers, toUser } from "../user/toUser.ts";
import { requireUserRole } from "../user/updateUserRole.ts";
import { userFields } from "../user/userFields.ts";
import { checkInvitationRate } from "./checkInvitationRate.ts";
import { storeInvitation, undoInvitation } from "./invitation.ts";
import { requirePlainNames } from "./requirePlainNames.ts";
import { countInvitationMail, type InvitationMail, sendInvitation } from "./sendInvitation.ts";

type Invitation = Call<"inviteUser">["body"];
type Viewer = Call<"inviteUser">["viewer"];
/** Webhook deliveries that wait until the mail server has accepted the invitation. */
type Held = Awaited<ReturnType<Call<"inviteUser">["jobs"]["webhooks"]["hold"]>>;

/** A new account gets a temporary password, and so does one whose password expired. Others join by a mail. */
export const inviteUser: Handler<"inviteUser"> = async (call) => {
  const { db, viewer, body } = call;
  const { webhooks } = call.jobs;
  if (!viewer.isAdmin) throw adminOnly("Only an admin of the company may invite people.");
  requirePlainNames({ firstName: body.firstName, lastName: body.lastName });
  requireUserRole(viewer, body.role ?? "user");
  if (body.role === "owner" && viewer.role !== "owner") throw ownerOnly("Only an owner may invite an owner.");
  const temporaryPassword = newTemporaryPassword();
  const temporary = await newPassword(temporaryPassword, call.userPool.verifiers);
  const { invited, held } = await db.transaction().execute(async (trx) => {
    const made = await invite(trx, call, temporary);
    const event = {
      action: "user.invited" as const,
      userId: invitedId(made),
      changes: changesOf({}, toldFields(made)),
    };
    await writeHistory(trx, call.source, [event]);
    return { invited: made, held: await webhooks.hold(trx, viewer.companyId) };
  });
  try {
    await sendInvitation(call, toInvitationMail(invited, temporaryPassword));
  } catch (error) {
    call.log.error({ err: error }, "an invitation could not be mailed");
    await undo(call, invited, held);
    throw new ApiError(
      503,
      "UNAVAILABLE",
      "The invitation could not be mailed, so nobody was invited. Try again later.",
    );
  }
  await webhooks.release(db, held);
  if (invited.kind === "asked") return { status: 202, body: { joinsByAccepting: true }, mailQueued: true };
  const user = await selectUsers(db, viewer.companyId).where("id", "=", invited.user.id).executeTakeFirstOrThrow();
  return { status: 201, body: toUser(user, viewer), mailQueued: true };
};

type UserRow = Awaited<ReturnType<typeof insertUser>>;
const invitedId = (invited: Invited) => (invited.kind === "asked" ? invited.person.user_id : invited.user.id);
const toldFields = (invited: Invited) => userFields(invited.kind === "asked" ? invited.person : invited.user);

type Invited =
  | { kind: "made" | "renewed"; user: UserRow }
  | ({ kind: "asked"; person: Person } & Awaited<ReturnType<typeof storeInvitation>>);

type Person = Omit<Insertable<Tables["invitation"]>, "token_hash" | "expires_at"> & { email: string };

async function invite(
  trx: Transaction<Tables>,
  { viewer, body }: Call<"inviteUser">,
  temporary: NewPassword,
): Promise<Invited> {
  const { companyId } = viewer;
  // Locks the company before the account, as a user's deactivation does. Invitations are then counted in turn.
  await lockCompany(trx, companyId);
  const invitee = await findInvitee(trx, companyId, body.email);
  if (invitee.kind === "taken") throw emailTaken();
  if (invitee.kind === "expired") {
    await replaceTemporary(trx, invitee.userId, temporary);
    return { kind: "renewed", user: await inviteAgain(trx, viewer, invitee.userId, body) };
  }
  await checkInvitationRate(trx, companyId);
  if (invitee.kind === "new") return { kind: "made", user: await insertUser(trx, companyId, body, temporary) };
  const { userId } = invitee;
  await countInvitationMail(trx, companyId, userId);
  const person = { ...namesOf(body), ...rightsOf(body), language: body.language ?? invitee.language };
  const row = { company_id: companyId, user_id: userId, invited_by: viewer.personId, ...person };
  const stored = await storeInvitation(trx, row);
  return { kind: "asked", ...stored, person: { ...row, email: body.email.trim().toLowerCase() } };
}

function emailTaken(): ApiError {
  return new ApiError(409, "EMAIL_TAKEN", "Somebody already has an account with this address; nobody was invited.");
}

const namesOf = (body: Invitation) => ({ first_name: body.firstName.trim(), last_name: body.lastName.trim() });
const rightsOf = (body: Invitation) => ({
  role: body.role ?? "user",
  installer: body.installer ?? false,
  language: body.language ?? defaultLanguage,
});

async function insertUser(trx: Kysely<Tables>, companyId: string, body: Invitation, temporary: NewPassword) {
  const sub = randomUUID();
  const email = body.email.trim().toLowerCase();
  await removeUnconfirmed(trx, email);
  if (!(await createAccount(trx, { sub, email, companyId, temporary }))) throw emailTaken();
  await takeUserKeys(trx, { company_id: companyId, id: sub, email });
  return trx
    .insertInto("app_user")
    .values({ company_id: companyId, id: sub, email, ...namesOf(body), ...rightsOf(body) })
    .returningAll()
    .executeTakeFirstOrThrow();
}

async function inviteAgain(trx: Kysely<Tables>, viewer: Viewer, userId: string, body: Invitation): Promise<UserRow> {
  const before = await lockUser(trx, viewer.companyId, userId);
  const rights = rightsOf(body);
  if (before.role === "owner" && rights.role !== "owner") {
    if (viewer.role !== "owner") throw ownerOnly("Only an owner may change an owner.");
    await refuseLastOfRole(trx, before);
  }
  return trx
    .updateTable("app_user")
    .set(withNextVersion({ ...namesOf(body), ...rights, language: body.language ?? before.language }))
    .where("company_id", "=", viewer.companyId)
    .where("id", "=", userId)
    .returningAll()
    .executeTakeFirstOrThrow();
}

type Language = components["schemas"]["Language"];
const defaultLanguage: Language = "en";

function toInvitationMail(invited: Invited, temporaryPassword: string): InvitationMail {
  if (invited.kind === "asked") {
    const { language, first_name: firstName, email } = invited.person;
    return { language, firstName, email, token: invited.token };
  }
  const { id, language, first_name: firstName, email } = invited.user;
  return { language, firstName, email, temporaryPassword, ...(invited.kind === "made" && { id }) };
}

async function undo({ db, viewer, jobs }: Call<"inviteUser">, invited: Invited, held: Held): Promise<void> {
  const userId = invitedId(invited);
  await db.transaction().execute(async (trx) => {
    await jobs.webhooks.discard(trx, held);
    if (invited.kind === "asked") await undoInvitation(trx, invited);
    if (invited.kind === "renewed") await expireTemporary(trx, userId);
    if (invited.kind === "made") {
      await trx.deleteFrom("app_user").where("company_id", "=", viewer.companyId).where("id", "=", userId).execute();
      await freeUserKeys(trx, invited.user);
      await trx.deleteFrom("pool_user").where("sub", "=", userId).execute();
    }
    await writeHistory(trx, serviceSource(viewer.companyId), [{ action: "invitation.withdrawn", userId }]);
  });
}
