import { argon2, createHash, randomBytes, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";
import { dictionary } from "@zxcvbn-ts/language-common";
import { type Selectable, sql } from "kysely";
import type { PoolTables } from "../database/poolTables.ts";
import { CognitoError } from "./cognitoError.ts";

const derive = promisify(argon2);
const memory = 19_456;
const passes = 2;
const tagLength = 32;
const phc = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

/** Argon2id as a PHC string, with OWASP's parameters (19 MiB, two passes, one lane). */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  const tag = await derive("argon2id", { message: password, nonce, parallelism: 1, tagLength, memory, passes });
  return `$argon2id$v=19$m=${memory},t=${passes},p=1$${base64(nonce)}$${base64(tag)}`;
}

export async function verifyPassword(password: string, hash: string): Promise<boolean> {
  const [, m, t, p, salt, expected] = phc.exec(hash) ?? [];
  if (!salt || !expected) return false;
  const wanted = Buffer.from(expected, "base64");
  const tag = await derive("argon2id", {
    message: password,
    nonce: Buffer.from(salt, "base64"),
    parallelism: Number(p),
    tagLength: wanted.length,
    memory: Number(m),
    passes: Number(t),
  });
  return timingSafeEqual(tag, wanted);
}

function base64(bytes: Buffer): string {
  return bytes.toString("base64").replace(/=+$/, "");
}

/** A digest that changes with the password but does not reveal it. */
export function passwordState(passwordHash: string): string {
  return createHash("sha256").update(passwordHash).digest("base64url");
}

const minLength = 8;
const maxLength = 256;

const mostCommon = new Set(
  dictionary["passwords-common"]
    .map(String)
    .filter((password) => password.length >= minLength)
    .slice(0, 10_000),
);

/** Checks length and easily guessed passwords (NIST SP 800-63B). Rules for kinds of characters would not help. */
export function checkPassword(password: string, email: string): void {
  if (password.length < minLength || password.length > maxLength)
    throw invalidPassword(`Password must have ${minLength} to ${maxLength} characters`);
  const lower = password.toLowerCase();
  if (lower === email || lower === email.split("@")[0]) throw invalidPassword("Password must not be your own address");
  if (new Set(lower).size === 1) throw invalidPassword("Password must not be one character repeated");
  if (mostCommon.has(lower)) throw invalidPassword("Password is among the most common ones");
}

function invalidPassword(message: string): CognitoError {
  return new CognitoError("InvalidPasswordException", message);
}

export async function refusePrevious(
  password: string,
  user: Pick<Selectable<PoolTables["pool_user"]>, "password_hash" | "previous_password_hash">,
): Promise<void> {
  for (const hash of [user.password_hash, user.previous_password_hash])
    if (hash !== null && (await verifyPassword(password, hash)))
      throw new CognitoError("PasswordHistoryPolicyViolationException", "Password has previously been used.");
}

/** The columns for a new password. The previous hash stays stored, so that `refusePrevious` can refuse it. */
export function replacePassword<Columns extends { password_hash: string }>(columns: Columns) {
  return { ...columns, previous_password_hash: sql.ref<string>("password_hash") };
}
