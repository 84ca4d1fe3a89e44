import { createHmac, hkdfSync, randomBytes, randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { base64url, EncryptJWT, type JWTPayload, jwtDecrypt } from "jose";
import { type Kysely, sql } from "kysely";
import type { Config } from "../config.ts";
import type { Tables } from "../database/tables.ts";
import { writeWhole } from "../database/writeWhole.ts";
import type { Account } from "./account.ts";
import { hashPassword, passwordState } from "./password.ts";
import { makeSrpVerifier, type SrpExchange, type SrpVerifier, toBytes, toGroup, toNumber } from "./srp.ts";

/** An exchange that waits for the client's proof. `id` works once. */
export type SrpOffer = { id: string; sub: string; email: string; device: string | null; exchange: SrpExchange };

type Password = Pick<Account, "sub" | "password_hash" | "srp_verifier">;

/** Makes and reads verifiers and offers. Both are encrypted with a key that is not in the database. */
export type Verifiers = ReturnType<typeof createVerifiers>;

export const offerSeconds = 300;

/** Null if POOL_SRP is `false`. Throws if DATABASE_URL is set and POOL_KEY_FILE is not. */
export async function openVerifiers(
  config: Pick<Config, "userPool" | "userPoolId" | "dataDir" | "databaseUrl">,
): Promise<Verifiers | null> {
  const { srp, key } = config.userPool;
  if (srp === "false") return null;
  if (key === null && config.databaseUrl)
    throw new Error("POOL_SRP needs a key outside the database: set POOL_KEY_FILE. Nothing was started.");
  return createVerifiers(config.userPoolId, key ?? (await ownKey(config.dataDir)));
}

async function ownKey(dataDir: string): Promise<string> {
  const file = join(dataDir, "pool.key");
  if (!existsSync(file)) await writeWhole(file, `${randomBytes(32).toString("base64url")}\n`);
  return (await readFile(file, "utf8")).trim();
}

function createVerifiers(poolId: string, secret: string) {
  const keyFor = (use: string) => Buffer.from(hkdfSync("sha256", secret, "", use, 32));
  const [verifierKey, offerKey, nobodyKey] = [keyFor("verifiers"), keyFor("offers"), keyFor("nobody")];
  const header = { alg: "dir", enc: "A256GCM", kid: keyFor("key id").toString("base64url", 0, 9) };
  const encrypt = (claims: JWTPayload) => new EncryptJWT(claims).setProtectedHeader(header);
  const decrypt = (text: string, key: Buffer) =>
    jwtDecrypt(text, key).then(
      ({ payload }) => payload as Record<string, string>,
      () => undefined,
    );
  // `ofNobody` is decrypted for an unknown address, so that every answer takes the same time.
  const ofNobody = makeVerifier("nobody", randomUUID(), randomUUID());

  async function makeVerifier(sub: string, password: string, passwordHash: string): Promise<string> {
    const { salt, value } = makeSrpVerifier(poolId, sub, password);
    const claims = { sub, password_state: passwordState(passwordHash), salt: encode(salt), value: encode(value) };
    return encrypt(claims).encrypt(verifierKey);
  }

  return {
    makeVerifier,
    /** Undefined unless the account has a verifier of this key and of its current password. */
    async open(account: Password | undefined): Promise<SrpVerifier | undefined> {
      const claims = await decrypt(account?.srp_verifier ?? (await ofNobody), verifierKey);
      const isCurrent = claims?.password_state === passwordState(account?.password_hash ?? "");
      if (!claims || !isCurrent || claims.sub !== account?.sub) return undefined;
      return { salt: decode(claims.salt), value: decode(claims.value) };
    },
    /** An address without a verifier always gets the same id, salt and value, as an account would. */
    pretend(email: string): SrpVerifier & { sub: string } {
      const digest = (what: string) => createHmac("sha256", nobodyKey).update(`${what} ${email}`).digest();
      const value = toGroup(Buffer.concat(Array.from({ length: 12 }, (_, index) => digest(`value ${index}`))));
      return { sub: toUuid(digest("sub")), salt: toNumber(digest("salt").subarray(0, 16)), value };
    },
    async sealOffer({ exchange: { a, b, privateB }, ...offer }: Omit<SrpOffer, "id">): Promise<string> {
      const claims = { ...offer, jti: randomUUID(), a: encode(a), b: encode(b), privateB: encode(privateB) };
      const text = await encrypt(claims).setExpirationTime(`${offerSeconds}s`).encrypt(offerKey);
      return Buffer.from(text).toString("base64");
    },
    /** Undefined for an offer that expired or is not this pool's. */
    async openOffer(block: string): Promise<SrpOffer | undefined> {
      const claims = await decrypt(Buffer.from(block, "base64").toString(), offerKey);
      if (!claims) return undefined;
      const { jti: id = "", sub = "", email = "", device = null } = claims;
      const exchange = { a: decode(claims.a), b: decode(claims.b), privateB: decode(claims.privateB) };
      return { id, sub, email, device, exchange };
    },
    /** Counts enabled accounts that cannot use SRP until they sign in by password or get a new password. */
    async countMissing(db: Kysely<Tables>): Promise<number> {
      const ofThisKey = `${base64url.encode(JSON.stringify(header))}.%`;
      const { count } = await db
        .selectFrom("pool_user")
        .select(sql<number>`count(*)::int`.as("count"))
        .where("enabled", "=", true)
        .where((eb) => eb.or([eb("srp_verifier", "is", null), eb("srp_verifier", "not like", ofThisKey)]))
        .executeTakeFirstOrThrow();
      return count;
    },
  };
}

export type PasswordColumns = { password_hash: string; srp_verifier: string | null };
export type NewPassword = (sub: string) => Promise<PasswordColumns>;

export async function newPassword(password: string, verifiers: Verifiers | null): Promise<NewPassword> {
  const password_hash = await hashPassword(password);
  return async (sub) => ({
    password_hash,
    srp_verifier: (await verifiers?.makeVerifier(sub, password, password_hash)) ?? null,
  });
}

const encode = (number: bigint) => toBytes(number).toString("base64url");
const decode = (text = "") => toNumber(Buffer.from(text, "base64url"));

/** A UUID of version 4, like the ids of accounts. */
function toUuid(bytes: Buffer): string {
  const digits = bytes.toString("hex");
  const variant = ((Number.parseInt(digits.charAt(16), 16) & 3) | 8).toString(16);
  return [
    digits.slice(0, 8),
    digits.slice(8, 12),
    `4${digits.slice(13, 16)}`,
    `${variant}${digits.slice(17, 20)}`,
    digits.slice(20, 32),
  ].join("-");
}
