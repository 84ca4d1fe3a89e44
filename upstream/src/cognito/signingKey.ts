import { hkdfSync, randomUUID } from "node:crypto";
import { type CryptoKey, exportJWK, generateKeyPair, importJWK, type JWK } from "jose";
import type { Kysely } from "kysely";
import type { Tables } from "../database/tables.ts";

type SigningKey = {
  kid: string;
  privateKey: CryptoKey;
  publicKey: CryptoKey;
  publicJwk: JWK;
  /** A second key for mailed codes, derived from the private key. */
  codeKey: Buffer;
};

/** The pool's RS256 key. The database stores it, so that tokens survive a restart and processes share the key. */
export async function loadSigningKey(db: Kysely<Tables>): Promise<SigningKey> {
  const { kid, jwk } = (await readOldest(db)) ?? (await create(db));
  const { kty, n, e } = jwk;
  const publicJwk: JWK = { kty, n, e, kid, alg: "RS256", use: "sig" };
  const codeKey = Buffer.from(hkdfSync("sha256", jwk.d ?? "", "", "mailed codes", 32));
  return { kid, privateKey: await importKey(jwk), publicKey: await importKey(publicJwk), publicJwk, codeKey };
}

async function readOldest(db: Kysely<Tables>): Promise<{ kid: string; jwk: JWK } | undefined> {
  const row = await db
    .selectFrom("pool_key")
    .selectAll()
    .orderBy("created_at")
    .orderBy("kid")
    .limit(1)
    .executeTakeFirst();
  return row && { kid: row.kid, jwk: row.private_jwk };
}

async function create(db: Kysely<Tables>): Promise<{ kid: string; jwk: JWK }> {
  const { privateKey } = await generateKeyPair("RS256", { extractable: true });
  const kid = randomUUID();
  const jwk = await exportJWK(privateKey);
  await db
    .insertInto("pool_key")
    .values({ kid, private_jwk: JSON.stringify(jwk) })
    .execute();
  // Two processes can start at the same time on one server. Both then use the older key.
  return (await readOldest(db)) ?? { kid, jwk };
}

async function importKey(jwk: JWK): Promise<CryptoKey> {
  const key = await importJWK(jwk, "RS256");
  if (key instanceof Uint8Array) throw new Error("The pool's signing key in the database is not an RSA key.");
  return key;
}
