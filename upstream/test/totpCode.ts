import { Secret, TOTP } from "otpauth";

/** An authenticator app's code for the secret (base32), now or some steps of 30 seconds later. */
export function totpCode(secret: string, steps = 0): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 });
}
