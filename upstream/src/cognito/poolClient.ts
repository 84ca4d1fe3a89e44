import { randomBytes } from "node:crypto";
import { type Kysely, sql } from "kysely";
import type { Tables } from "../database/tables.ts";
import { isSame } from "./callOrigin.ts";
import { hashToken } from "./session.ts";

type NewClient = {
  clientId: string;
  scopes: string[];
  endsOn: string;
};

export async function createPoolClient(db: Kysely<Tables>, { clientId, scopes, endsOn }: NewClient): Promise<string> {
  const secret = newSecret();
  const row = { client_id: clientId, secret_hash: hashToken(secret), scopes, ends_on: endsOn };
  await db.insertInto("pool_client").values(row).execute();
  return secret;
}

/** The previous secret works for one more day; older secrets stop at once. */
export async function rotateClientSecret(db: Kysely<Tables>, clientId: string): Promise<string> {
  const secret = newSecret();
  await db
    .updateTable("pool_client")
    .set({
      secret_hash: hashToken(secret),
      previous_hash: sql`secret_hash`,
      previous_until: sql`now() + interval '24 hours'`,
    })
    .where("client_id", "=", clientId)
    .execute();
  return secret;
}

export async function deletePoolClient(db: Kysely<Tables>, clientId: string): Promise<void> {
  await db.deleteFrom("pool_client").where("client_id", "=", clientId).execute();
}

/** The client with this secret, unless its last day is over. An unknown id takes as long as a known id. */
export async function findPoolClient(db: Kysely<Tables>, clientId: string, secret: string) {
  const client = await db.selectFrom("pool_client").selectAll().where("client_id", "=", clientId).executeTakeFirst();
  const hash = hashToken(secret);
  const isCurrent = isSame(hash, client?.secret_hash ?? "");
  const isPrevious = isSame(hash, client?.previous_hash ?? "") && (client?.previous_until ?? new Date(0)) > new Date();
  if (!client || !(isCurrent || isPrevious)) return undefined;
  const endsAt = endOf(client.ends_on);
  return endsAt > new Date() ? { clientId, scopes: client.scopes, endsAt } : undefined;
}

function endOf(day: string): Date {
  return new Date(Date.parse(day) + 86_400_000);
}

/** 256 random bits cannot be guessed, so the stored hash need not be slow. */
function newSecret(): string {
  return randomBytes(32).toString("base64url");
}
