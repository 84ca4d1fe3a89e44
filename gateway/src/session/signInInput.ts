import type { SignInChallenge, UserError } from "../__generated__/schema.ts";
import { userError } from "../graphql/userErrors.ts";
import { isEmail } from "../graphql/validation.ts";
import { parseJson } from "../rest/parseJson.ts";

export function loginEmail(typed: string): string {
  return typed.trim().toLowerCase();
}

export function validateLoginEmail(email: string): UserError[] {
  if (email === "") return [userError("EMAIL_REQUIRED", "Email is required", "email")];
  return isEmail(email) ? [] : [userError("EMAIL_INVALID", "Invalid email address", "email")];
}

export function validatePassword(password: string, field = "password"): UserError[] {
  return password === "" ? [userError("PASSWORD_REQUIRED", "Password is required", field)] : [];
}

export function validateCode(code: string): UserError[] {
  return /^\d{6}$/.test(code) ? [] : [codeInvalid];
}

// The hosted pool mails six digits, the embedded one ten.
export function validateMailedCode(code: string): UserError[] {
  return /^\d{6,10}$/.test(code) ? [] : [codeInvalid];
}

export const codeInvalid = userError("CODE_INVALID", "The code is not right, or no longer", "code");

const reusedMessage = "This password was used before. Choose another";
export const passwordReused = userError("PASSWORD_REUSED", reusedMessage, "newPassword");

const weakMessage =
  "The password was refused: it may be too short, too common or the own address, or lack a kind of character";
export const tooWeak = userError("PASSWORD_TOO_WEAK", weakMessage, "newPassword");

export type PoolChallenge = { name: string; username: string; session: string };

const kinds: Record<string, SignInChallenge["kind"]> = {
  NEW_PASSWORD_REQUIRED: "NEW_PASSWORD",
  SOFTWARE_TOKEN_MFA: "MFA",
  SMS_MFA: "MFA",
  EMAIL_OTP: "MFA",
};

/** Null for a kind that the schema lacks, such as enrolling a device. */
export function toSignInChallenge({ name, username, session }: PoolChallenge): SignInChallenge | null {
  const kind = kinds[name];
  if (!kind) return null;
  return { kind, session: Buffer.from(JSON.stringify([name, username, session])).toString("base64url") };
}

export function readChallenge(kind: SignInChallenge["kind"], text: string): PoolChallenge | null {
  const parts = parseJson(Buffer.from(text, "base64url").toString());
  if (!Array.isArray(parts) || !parts.every((part) => typeof part === "string")) return null;
  const [name = "", username = "", session = ""] = parts;
  return kinds[name] === kind && username !== "" && session !== "" ? { name, username, session } : null;
}

const expiredMessage = "This took too long, or was answered already. Sign in again.";
export const challengeExpired = userError("CHALLENGE_EXPIRED", expiredMessage);
