import type { Kysely } from "kysely";
import type { Tables } from "../database/tables.ts";

/** Whether anybody, of any company, has an account with this address. */
export async function isEmailTaken(db: Kysely<Tables>, email: string): Promise<boolean> {
  const account = await db
    .selectFrom("pool_user")
    .select("sub")
    .where("email", "=", email.trim().toLowerCase())
    .executeTakeFirst();
  return account !== undefined;
}
