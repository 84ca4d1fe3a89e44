import type { SignInChallenge, UserError } from "../__generated__/schema.ts";
import { userError } from "../graphql/userErrors.ts";

export type PoolChallenge = { name: string; username: string; session: string };

const kinds: Record<string, SignInChallenge["kind"]> = {
  NEW_PASSWORD_REQUIRED: "NEW_PASSWORD",
  SOFTWARE_TOKEN_MFA: "MFA",
  SMS_MFA: "MFA",
  EMAIL_OTP: "MFA",
};

/** Null for a kind that cannot be answered here, such as enrolling a device. */
export function toSignInChallenge({ name, username, session }: PoolChallenge): SignInChallenge | null {
  const kind = kinds[name];
  if (!kind) return null;
  return { kind, session: Buffer.from(JSON.stringify([name, username, session])).toString("base64url") };
}

export function readChallenge(kind: SignInChallenge["kind"], text: string): PoolChallenge | null {
  const parts = parse(Buffer.from(text, "base64url").toString());
  if (!Array.isArray(parts) || !parts.every((part) => typeof part === "string")) return null;
  const [name = "", username = "", session = ""] = parts;
  return kinds[name] === kind && username !== "" && session !== "" ? { name, username, session } : null;
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}

export function challengeExpired(): UserError {
  return userError("CHALLENGE_EXPIRED", "This took too long, or was answered already. Sign in again.");
}
