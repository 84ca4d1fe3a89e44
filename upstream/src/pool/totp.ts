import { Secret, TOTP } from "otpauth";

const period = 30;
/** Steps before and after the present one that are taken too, for clocks that differ. */
const tolerance = 1;

/** A random secret of 160 bits in base32, as authenticator apps read it. */
export function newTotpSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** The time step (RFC 6238: 30 seconds, SHA-1, six digits) that a code belongs to; undefined when it is wrong. */
export function stepOfCode(secret: string, code: string, now = Date.now()): number | undefined {
  if (!/^\d{6}$/.test(code)) return undefined;
  const totp = new TOTP({ secret: Secret.fromBase32(secret), period, digits: 6 });
  const distance = totp.validate({ token: code, timestamp: now, window: tolerance });
  return distance === null ? undefined : Math.floor(now / 1_000 / period) + distance;
}
