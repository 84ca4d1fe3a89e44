import { argon2, randomBytes, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";
import { CognitoError } from "./cognitoError.ts";

const derive = promisify(argon2);
const memory = 19_456;
const passes = 2;
const tagLength = 32;
const phc = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

/** Argon2id as a PHC string, with the parameters OWASP names (19 MiB, two passes, one lane). */
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

const minLength = 8;
const maxLength = 256;

/** Length is all that is asked, as its other rules make passwords no harder to guess. */
export function checkPassword(password: string): void {
  if (password.length >= minLength && password.length <= maxLength) return;
  throw new CognitoError("InvalidPasswordException", `Password must have ${minLength} to ${maxLength} characters`);
}
