import type { Kysely, Selectable } from "kysely";
import type { Tables } from "../database/tables.ts";
import { invalidParameter } from "./poolError.ts";

export type PoolUser = Selectable<Tables["pool_user"]>;

/** The longest address that mail knows. */
const maxLength = 254;

/**
 * An address as accounts are kept under: without blanks around it and in small letters.
 * @throws for blanks inside it and for more than an address can be: keys of counters end an address with a blank
 */
export function toEmail(username: string): string {
  const email = username.trim().toLowerCase();
  if (/\s/.test(email) || email.length > maxLength) throw invalidParameter("Username should be an email.");
  return email;
}

export async function findAccount(db: Kysely<Tables>, email: string): Promise<PoolUser | undefined> {
  return db.selectFrom("pool_user").selectAll().where("email", "=", email).executeTakeFirst();
}
