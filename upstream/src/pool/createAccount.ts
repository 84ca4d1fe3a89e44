import { randomInt } from "node:crypto";
import type { Kysely } from "kysely";
import type { Tables } from "../database/tables.ts";
import { hashPassword } from "./password.ts";

// No letters or digits that look alike: the password is read from a mail or a terminal and typed.
const letters = "abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789";
const passwordLength = 14;

export function newTemporaryPassword(): string {
  return Array.from({ length: passwordLength }, () => letters[randomInt(letters.length)]).join("");
}

/** Makes an account whose first sign-in asks for a new password. `sub` is the user's id. */
export async function createAccount(
  trx: Kysely<Tables>,
  account: { sub: string; email: string; companyId: string; temporaryPassword: string },
): Promise<void> {
  await trx
    .insertInto("pool_user")
    .values({
      sub: account.sub,
      email: account.email.toLowerCase(),
      password_hash: await hashPassword(account.temporaryPassword),
      status: "FORCE_CHANGE_PASSWORD",
      attributes: JSON.stringify({ "custom:companyId": account.companyId }),
    })
    .execute();
}
