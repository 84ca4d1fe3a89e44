import { createHash } from "node:crypto";
import { type Kysely, type RawBuilder, sql } from "kysely";
import type { Tables } from "./tables.ts";

/** `invitee` joins a user's id with an inviting company, so that a person's invitations can be found. */
export type KeyKind = "camera" | "certificate" | "email" | "file" | "invitation" | "invitee" | "program" | "user";

/** Callers read the row by the returned company and the key. */
export async function findCompanyId(db: Kysely<Tables>, kind: KeyKind, key: string): Promise<string | undefined> {
  const found = await selectCompanyId(db, kind, key).executeTakeFirst();
  return found?.company_id;
}

/** `findCompanyId` as a subquery, so that one statement can find the company and read the row. */
export function selectCompanyId(db: Kysely<Tables>, kind: KeyKind, key: string) {
  return db.selectFrom("unique_key").select("company_id").where("kind", "=", kind).where("key", "=", toKey(kind, key));
}

/** Must run in the transaction that stores the rows. Throws PostgreSQL's error 23505 if any company has taken a key. */
export async function takeKeys(trx: Kysely<Tables>, companyId: string, kind: KeyKind, keys: string[]): Promise<void> {
  if (keys.length === 0) return;
  await sql`
    insert into unique_key (kind, key, company_id)
    select ${kind}, unnest(${keys.map((key) => toKey(kind, key))}::text[]), ${companyId}`.execute(trx);
}

/** Must run in the transaction that deletes the rows. */
export async function freeKeys(trx: Kysely<Tables>, kind: KeyKind, keys: string[]): Promise<void> {
  if (keys.length === 0) return;
  const stored = keys.map((key) => toKey(kind, key));
  await sql`delete from unique_key where kind = ${kind} and key = any(${stored})`.execute(trx);
}

export async function replaceEmail(
  trx: Kysely<Tables>,
  { company_id, email }: { company_id: string; email: string },
  next: string,
): Promise<void> {
  await freeKeys(trx, "email", [email]);
  await takeKeys(trx, company_id, "email", [next]);
}

/** Must run in the transaction that stores the new user. */
export async function takeUserKeys(
  trx: Kysely<Tables>,
  { company_id, id, email }: { company_id: string; id: string; email: string },
): Promise<void> {
  await takeKeys(trx, company_id, "user", [id]);
  await takeKeys(trx, company_id, "email", [email]);
}

export async function freeUserKeys(trx: Kysely<Tables>, { id, email }: { id: string; email: string }): Promise<void> {
  await freeKeys(trx, "user", [id]);
  await freeKeys(trx, "email", [email]);
}

export async function findInvitingCompanies(db: Kysely<Tables>, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom("unique_key")
    .select("company_id")
    .where("kind", "=", "invitee")
    .where("key", ">", inviteeKey(userId, ""))
    .where("key", "<", inviteeKey(userId, "~"))
    .execute();
  return rows.map(({ company_id }) => company_id);
}

export const inviteeKey = (userId: string, companyId: string) => `${userId} ${companyId}`;

/** Addresses are personal, and certificate codes and grants' secrets give access. All three are stored as hashes. */
function toKey(kind: KeyKind, key: string): string {
  if (kind === "email") return hashOf(key.toLowerCase());
  return kind === "camera" || kind === "certificate" ? hashOf(key) : key;
}

export const hashOf = (text: string) => createHash("sha256").update(text).digest("hex");

/** Rewrites the keys of all rows of a company, after the whole company was stored or erased. */
export async function rewriteKeys(trx: Kysely<Tables>, companyId: string): Promise<void> {
  await sql`delete from unique_key where company_id = ${companyId}`.execute(trx);
  await sql`
    insert into unique_key (kind, key, company_id)
    select kind, key, ${companyId} from (${keysOf(companyId)}) keys order by kind, key`.execute(trx);
}

export function keysOf(companyId: string): RawBuilder<unknown> {
  const hash = (text: string) => sql`encode(sha256(convert_to(${sql.raw(text)}, 'UTF8')), 'hex')`;
  return sql`
    select 'user' as kind, id as key from app_user where company_id = ${companyId}
    union all select 'email', ${hash("lower(email)")} from app_user where company_id = ${companyId}
    union all select 'camera', secret_hash from camera_grant where company_id = ${companyId}
    union all select 'certificate', ${hash("code")} from certificate where company_id = ${companyId}
    union all select 'certificate', ${hash("owner_code")} from certificate where company_id = ${companyId}
    union all select 'file', id from file where company_id = ${companyId}
    union all select 'invitation', token_hash from invitation where company_id = ${companyId}
    union all select 'invitee', user_id || ' ' || company_id from invitation where company_id = ${companyId}
    union all select 'program', id from program where company_id = ${companyId}`;
}
