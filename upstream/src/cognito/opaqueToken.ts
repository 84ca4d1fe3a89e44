import { createHash, randomBytes } from "node:crypto";

export function newOpaqueToken(): string {
  return randomBytes(48).toString("base64url");
}

/** What is kept of a refresh token: it is random enough that no slow hash is needed. */
export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}
