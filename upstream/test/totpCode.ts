import { Secret, TOTP } from "otpauth";

/** What an authenticator app that was told the secret (base32) shows now, or shows some steps of 30 seconds from now. */
export function totpCode(secret: string, steps = 0): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 });
}
