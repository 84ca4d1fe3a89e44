import type { Kysely } from "kysely";
import type { Tables } from "../database/tables.ts";

/**
 * Whether anybody, of any company, has an account with this address. A sign-up that was never confirmed is no account: else anybody
 * could keep any address from being invited.
 */
export async function isEmailTaken(db: Kysely<Tables>, email: string): Promise<boolean> {
  const account = await db
    .selectFrom("pool_user")
    .select("sub")
    .where("email", "=", email.trim().toLowerCase())
    .where("status", "!=", "UNCONFIRMED")
    .executeTakeFirst();
  return account !== undefined;
}
