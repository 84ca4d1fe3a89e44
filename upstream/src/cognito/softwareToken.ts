import { Secret, TOTP } from "otpauth";
import type { Account } from "./account.ts";
import { type CognitoAction, type CognitoCall, requiredText } from "./action.ts";
import { clearTries, countTry, countTryFrom } from "./attempts.ts";
import { CognitoError, invalidParameter, tooManyAttempts } from "./cognitoError.ts";
import { requireTokenOwner } from "./session.ts";

const tries = { limit: 5, windowSeconds: 900 };

/** The current secret works until a code confirms the new secret. */
export const associateSoftwareToken: CognitoAction = async (call) => {
  const user = await requireTokenOwner(call);
  const secret = newTotpSecret();
  await call.db.updateTable("pool_user").set({ totp_pending: secret }).where("sub", "=", user.sub).execute();
  return { SecretCode: secret };
};

export const verifySoftwareToken: CognitoAction = async (call) => {
  const user = await requireTokenOwner(call);
  const code = requiredText(call.input, "UserCode");
  await countTry(call.db, `totp ${user.sub}`, tries, tooManyAttempts);
  const step = user.totp_pending === null ? undefined : stepOfCode(user.totp_pending, code);
  if (step === undefined) throw new CognitoError("EnableSoftwareTokenMFAException", "Code mismatch");
  await call.db
    .updateTable("pool_user")
    .set({ totp_secret: user.totp_pending, totp_pending: null, totp_last_step: step })
    .where("sub", "=", user.sub)
    .where("totp_pending", "=", user.totp_pending)
    .execute();
  await clearTries(call.db, `totp ${user.sub}`);
  return { Status: "SUCCESS" };
};

export const setUserMfaPreference: CognitoAction = async (call) => {
  const user = await requireTokenOwner(call);
  const wish = call.input.SoftwareTokenMfaSettings;
  if (typeof wish !== "object" || wish === null) throw invalidParameter("Only SoftwareTokenMfaSettings can be set");
  const enabled = "Enabled" in wish && wish.Enabled === true;
  if (enabled && user.totp_secret === null) {
    throw invalidParameter("User does not have delivery config set to turn on SOFTWARE_TOKEN_MFA");
  }
  await call.db.updateTable("pool_user").set({ totp_enabled: enabled }).where("sub", "=", user.sub).execute();
  return {};
};

/** Refuses wrong and used codes. A code works only once, even if two calls use it at the same time. */
export async function checkTotp(
  { db, origin }: Pick<CognitoCall, "db" | "origin">,
  user: Account,
  code: string,
): Promise<void> {
  const counter = `totp-sign-in ${user.sub}`;
  await countTryFrom(db, counter, origin, tries, tooManyAttempts);
  const step = stepOfCode(user.totp_secret ?? "", code);
  if (step === undefined) throw new CognitoError("CodeMismatchException", "Invalid code received for user");
  const used = await db
    .updateTable("pool_user")
    .set({ totp_last_step: step })
    .where("sub", "=", user.sub)
    .where((eb) => eb.or([eb("totp_last_step", "is", null), eb("totp_last_step", "<", step)]))
    .executeTakeFirst();
  if (used.numUpdatedRows === 0n) {
    throw new CognitoError("ExpiredCodeException", "Your software token has already been used once.");
  }
  await clearTries(db, counter);
  await clearTries(db, `${counter} ${origin.key}`);
}

const period = 30;
/** The number of steps before and after the current one that are accepted, because clocks differ. */
const tolerance = 1;

export function newTotpSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** The time step of a code (RFC 6238: 30 seconds, SHA-1, six digits); undefined for a wrong code. */
export function stepOfCode(secret: string, code: string, now = Date.now()): number | undefined {
  if (!/^\d{6}$/.test(code)) return undefined;
  const totp = new TOTP({ secret: Secret.fromBase32(secret), period, digits: 6 });
  const distance = totp.validate({ token: code, timestamp: now, window: tolerance });
  return distance === null ? undefined : Math.floor(now / 1_000 / period) + distance;
}
