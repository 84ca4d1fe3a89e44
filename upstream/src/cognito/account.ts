import { randomInt } from "node:crypto";
import { type Kysely, type Selectable, sql } from "kysely";
import { deleteInvitationsOf } from "../database/invitations.ts";
import type { Tables } from "../database/tables.ts";
import { invalidParameter } from "./cognitoError.ts";
import { endAllSessions } from "./session.ts";
import type { NewPassword } from "./verifiers.ts";

export type Account = Selectable<Tables["pool_user"]>;

const maxLength = 254;

/** Trims an address and lowers its case. Blanks are refused, because blanks separate the parts of counter keys. */
export function toEmail(username: string): string {
  const email = username.trim().toLowerCase();
  if (/\s/.test(email) || email.length > maxLength) throw invalidParameter("Username should be an email.");
  return email;
}

export async function findAccount(db: Kysely<Tables>, email: string): Promise<Account | undefined> {
  return db.selectFrom("pool_user").selectAll().where("email", "=", email).executeTakeFirst();
}

// No letters or digits that look alike, because people type the password from a mail or a terminal.
const letters = "abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789";
const passwordLength = 14;
/** The default of the hosted user pool. */
const temporaryDays = 7;

export function newTemporaryPassword(): string {
  return Array.from({ length: passwordLength }, () => letters[randomInt(letters.length)]).join("");
}

/** Returns false if an account with this address was created at the same time. */
export async function createAccount(
  trx: Kysely<Tables>,
  account: { sub: string; email: string; companyId: string; temporary: NewPassword },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto("pool_user")
    .values({
      sub: account.sub,
      email: account.email.toLowerCase(),
      ...(await account.temporary(account.sub)),
      temporary_until: temporaryUntil(),
      status: "FORCE_CHANGE_PASSWORD",
      attributes: JSON.stringify({ "custom:companyId": account.companyId }),
    })
    .onConflict((conflict) => conflict.expression(sql`lower(email)`).doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

type Temporary = Pick<Account, "password_hash" | "srp_verifier" | "temporary_until">;

/** Returns hash, verifier and end of the former temporary password; undefined for an account with a chosen password. */
export async function replaceTemporary(
  trx: Kysely<Tables>,
  sub: string,
  temporary: NewPassword,
): Promise<Temporary | undefined> {
  const earlier = await trx
    .selectFrom("pool_user")
    .select(["password_hash", "srp_verifier", "temporary_until"])
    .where("sub", "=", sub)
    .where("status", "=", "FORCE_CHANGE_PASSWORD")
    .forUpdate()
    .executeTakeFirst();
  await setTemporary(trx, sub, { ...(await temporary(sub)), temporary_until: temporaryUntil() });
  return earlier;
}

/** Restores an earlier temporary password, unless the later one was replaced or used. */
export async function restoreTemporary(
  trx: Kysely<Tables>,
  sub: string,
  later: NewPassword,
  earlier: Temporary,
): Promise<void> {
  await setTemporary(trx, sub, earlier, (await later(sub)).password_hash);
}

async function setTemporary(trx: Kysely<Tables>, sub: string, temporary: Temporary, current?: string): Promise<void> {
  await trx
    .updateTable("pool_user")
    .set(temporary)
    .where("sub", "=", sub)
    .where("status", "=", "FORCE_CHANGE_PASSWORD")
    .$if(current !== undefined, (update) => update.where("password_hash", "=", current ?? ""))
    .execute();
}

export async function expireTemporary(db: Kysely<Tables>, sub: string): Promise<void> {
  await db
    .updateTable("pool_user")
    .set({ temporary_until: new Date() })
    .where("sub", "=", sub)
    .where("status", "=", "FORCE_CHANGE_PASSWORD")
    .execute();
}

function temporaryUntil(): Date {
  return new Date(Date.now() + temporaryDays * 24 * 3_600_000);
}

/** Removes an account whose mailed code was never entered. Such a sign-up has not proved the address. */
export async function removeUnconfirmed(trx: Kysely<Tables>, email: string): Promise<void> {
  await trx.deleteFrom("pool_user").where("email", "=", email).where("status", "=", "UNCONFIRMED").execute();
}

/** Disabling ends the account's sessions at once. Returns false for a deleted account. */
export async function setAccountEnabled(trx: Kysely<Tables>, sub: string, enabled: boolean): Promise<boolean> {
  const account = trx.updateTable("pool_user").set({ enabled }).where("sub", "=", sub).returning("sub");
  const isThere = (await account.executeTakeFirst()) !== undefined;
  if (!enabled) await endAllSessions(trx, sub);
  return isThere;
}

export async function removeUnused(trx: Kysely<Tables>, sub: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom("pool_user")
    .where("sub", "=", sub)
    .where("status", "=", "FORCE_CHANGE_PASSWORD")
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

export async function deleteAccount(trx: Kysely<Tables>, sub: string): Promise<void> {
  await trx.deleteFrom("pool_user").where("sub", "=", sub).execute();
  await deleteInvitationsOf(trx, sub);
}
