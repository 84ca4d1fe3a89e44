import { hkdfSync, randomUUID } from "node:crypto";
import {
  type CryptoKey,
  createLocalJWKSet,
  exportJWK,
  generateKeyPair,
  importJWK,
  type JWK,
  type JWTVerifyGetKey,
} from "jose";
import { type Kysely, sql } from "kysely";
import type { Tables } from "../database/tables.ts";

export type SigningKeys = {
  signing: { kid: string; privateKey: CryptoKey };
  /** The public keys of tokens that may still be in use, and the next key. */
  published: JWK[];
  findKey: JWTVerifyGetKey;
};

/** A new key is published for this long before it signs, so that every process and cache knows the key by then. */
const waitMinutes = 10;
const rereadMs = 60_000;

/** The pool's RS256 keys. The database stores them, so that tokens survive a restart and processes share the keys. */
export async function openSigningKeys(db: Kysely<Tables>, maxAgeMs = rereadMs): Promise<() => Promise<SigningKeys>> {
  if (!(await db.selectFrom("pool_key").select("kid").executeTakeFirst())) await addSigningKey(db);
  let keys = load(db);
  let readAt = performance.now();
  await keys;
  return async () => {
    if (performance.now() - readAt < maxAgeMs) return keys;
    readAt = performance.now();
    // While the database cannot be read, the keys that were read last stay in use.
    const known = keys;
    keys = load(db).catch(() => known);
    return keys;
  };
}

/** The new key takes over after `waitMinutes`. Returns the key's id. */
export async function addSigningKey(db: Kysely<Tables>): Promise<string> {
  const { privateKey } = await generateKeyPair("RS256", { extractable: true });
  const kid = randomUUID();
  const private_jwk = JSON.stringify(await exportJWK(privateKey));
  await db.insertInto("pool_key").values({ kid, private_jwk }).execute();
  return kid;
}

/** The new key signs without a wait. Others are removed, so tokens of stolen copies are refused. Returns its id. */
export function replaceSigningKeys(db: Kysely<Tables>): Promise<string> {
  return db.transaction().execute(async (trx) => {
    const kid = await addSigningKey(trx);
    await trx.deleteFrom("pool_key").where("kid", "!=", kid).execute();
    return kid;
  });
}

async function load(db: Kysely<Tables>): Promise<SigningKeys> {
  const rows = await db
    .selectFrom("pool_key")
    .select(["kid", "private_jwk"])
    .select(sql<boolean>`created_at <= now() - make_interval(mins => ${waitMinutes})`.as("isReady"))
    .orderBy("created_at")
    .orderBy("kid")
    .execute();
  // The first key of a pool signs at once.
  const current = rows.findLast(({ isReady }) => isReady) ?? rows[0];
  if (!current) throw new Error("The pool has no signing key in the database.");
  const published = rows.map(({ kid, private_jwk }) => toPublic(kid, private_jwk));
  const privateKey = await importJWK(current.private_jwk, "RS256");
  if (privateKey instanceof Uint8Array) throw new Error("The pool's signing key in the database is not an RSA key.");
  return { signing: { kid: current.kid, privateKey }, published, findKey: createLocalJWKSet({ keys: published }) };
}

function toPublic(kid: string, { kty, n, e }: JWK): JWK {
  return { kty, n, e, kid, alg: "RS256", use: "sig" };
}

/** The key of mailed codes. It is derived from the first signing key and stays when that key is removed. */
export async function loadCodeKey(db: Kysely<Tables>): Promise<Buffer> {
  const first = db.selectFrom("pool_key").select("private_jwk").orderBy("created_at").orderBy("kid").limit(1);
  const { d = "" }: JWK = (await first.executeTakeFirstOrThrow()).private_jwk;
  const derived = Buffer.from(hkdfSync("sha256", d, "", "mailed codes", 32));
  const row = { key: "mailed_code_key", value: derived.toString("base64") };
  await db
    .insertInto("setting")
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { value } = await db.selectFrom("setting").select("value").where("key", "=", row.key).executeTakeFirstOrThrow();
  return Buffer.from(value, "base64");
}
