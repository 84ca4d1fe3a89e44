import { createHash, randomBytes } from "node:crypto";

export function newOpaqueToken(): string {
  return randomBytes(48).toString("base64url");
}

/** The database keeps this digest instead of the token, which is random enough to need no slow hash. */
export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}
