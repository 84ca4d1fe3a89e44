import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import type { components } from "../__generated__/contract.ts";
import type { Tables } from "../database/tables.ts";
import { adminOnly, ownerOnly, Refusal } from "../errors.ts";
import type { Call, Handler } from "../operation.ts";
import { createAccount, newTemporaryPassword, removeUnconfirmed } from "../pool/account.ts";
import { isEmailTaken } from "../user/isEmailTaken.ts";
import { toUser } from "../user/toUser.ts";
import { checkInvitationRate } from "./checkInvitationRate.ts";
import { composeInvitation } from "./composeInvitation.ts";

type Invitation = Call<"inviteUser">["body"];

export const inviteUser: Handler<"inviteUser"> = async (call) => {
  const { db, viewer, body } = call;
  if (!viewer.isAdmin) throw adminOnly("Only an admin of the company may invite people.");
  if (body.role === "owner" && viewer.role !== "owner") throw ownerOnly("Only an owner may invite an owner.");
  const temporaryPassword = newTemporaryPassword();
  const user = await db.transaction().execute((trx) => insertUser(trx, viewer.companyId, body, temporaryPassword));
  try {
    await sendInvitation(call, user, temporaryPassword);
  } catch (error) {
    call.log.error({ err: error }, "an invitation could not be mailed");
    await removeUser(db, user);
    throw new Refusal(
      503,
      "UNAVAILABLE",
      "The invitation could not be mailed, so nobody was invited. Try again later.",
    );
  }
  return { status: 201, body: toUser(user, viewer) };
};

type UserRow = Awaited<ReturnType<typeof insertUser>>;

async function insertUser(trx: Kysely<Tables>, companyId: string, body: Invitation, temporaryPassword: string) {
  if (await isEmailTaken(trx, body.email)) {
    throw new Refusal(409, "EMAIL_TAKEN", "Somebody already has an account with this address; nobody was invited.");
  }
  await checkInvitationRate(trx, companyId);
  const sub = randomUUID();
  const email = body.email.trim().toLowerCase();
  await removeUnconfirmed(trx, email);
  await createAccount(trx, { sub, email, companyId, temporaryPassword });
  return trx
    .insertInto("app_user")
    .values({
      company_id: companyId,
      id: sub,
      email,
      first_name: body.firstName.trim(),
      last_name: body.lastName.trim(),
      role: body.role ?? "user",
      installer: body.installer ?? false,
      language: body.language ?? defaultLanguage,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

const defaultLanguage: components["schemas"]["Language"] = "en";

async function sendInvitation({ db, mail, config, viewer }: Call<"inviteUser">, user: UserRow, password: string) {
  const company = await db
    .selectFrom("company")
    .select("name")
    .where("id", "=", user.company_id)
    .executeTakeFirstOrThrow();
  const invitation = composeInvitation({
    language: user.language,
    firstName: user.first_name,
    companyName: company.name,
    email: user.email,
    temporaryPassword: password,
    link: `${config.webUrl}/login`,
  });
  await mail.send({
    id: user.id,
    createdAt: user.created_at,
    to: user.email,
    replyTo: viewer.email,
    attachments: [],
    ...invitation,
  });
}

async function removeUser(db: Kysely<Tables>, user: UserRow): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await trx.deleteFrom("app_user").where("company_id", "=", user.company_id).where("id", "=", user.id).execute();
    await trx.deleteFrom("pool_user").where("sub", "=", user.id).execute();
  });
}
