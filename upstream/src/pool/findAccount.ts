import type { Kysely, Selectable } from "kysely";
import type { Tables } from "../database/tables.ts";

export type PoolUser = Selectable<Tables["pool_user"]>;

/** An address as accounts are kept under: without blanks around it, in small letters, no longer than one can be. */
export function toEmail(username: string): string {
  return username.trim().toLowerCase().slice(0, 254);
}

export async function findAccount(db: Kysely<Tables>, email: string): Promise<PoolUser | undefined> {
  return db.selectFrom("pool_user").selectAll().where("email", "=", email).executeTakeFirst();
}
