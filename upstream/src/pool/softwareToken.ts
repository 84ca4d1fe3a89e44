import { clearTries, countTry, countTryFrom } from "./attempts.ts";
import type { PoolUser } from "./findAccount.ts";
import { type PoolAction, type PoolCall, requiredText } from "./poolAction.ts";
import { invalidParameter, PoolError, tooManyAttempts } from "./poolError.ts";
import { tokenOwner } from "./tokenOwner.ts";
import { newTotpSecret, stepOfCode } from "./totp.ts";

const tries = { limit: 5, windowSeconds: 900 };

/** Gives a secret for an authenticator app. The one in use stays good until a code of the new one was shown. */
export const associateSoftwareToken: PoolAction = async (call) => {
  const user = await tokenOwner(call);
  const secret = newTotpSecret();
  await call.db.updateTable("pool_user").set({ totp_pending: secret }).where("sub", "=", user.sub).execute();
  return { SecretCode: secret };
};

export const verifySoftwareToken: PoolAction = async (call) => {
  const user = await tokenOwner(call);
  const code = requiredText(call.input, "UserCode");
  await countTry(call.db, `totp ${user.sub}`, tries, tooManyAttempts);
  const step = user.totp_pending === null ? undefined : stepOfCode(user.totp_pending, code);
  if (step === undefined) throw new PoolError("EnableSoftwareTokenMFAException", "Code mismatch");
  await call.db
    .updateTable("pool_user")
    .set({ totp_secret: user.totp_pending, totp_pending: null, totp_last_step: step })
    .where("sub", "=", user.sub)
    .where("totp_pending", "=", user.totp_pending)
    .execute();
  await clearTries(call.db, `totp ${user.sub}`);
  return { Status: "SUCCESS" };
};

/** Switches the second factor on or off; it can be on only with a secret whose code was shown. */
export const setUserMfaPreference: PoolAction = async (call) => {
  const user = await tokenOwner(call);
  const wish = call.input.SoftwareTokenMfaSettings;
  if (typeof wish !== "object" || wish === null) throw invalidParameter("Only SoftwareTokenMfaSettings can be set");
  const enabled = "Enabled" in wish && wish.Enabled === true;
  if (enabled && user.totp_secret === null) {
    throw invalidParameter("User does not have delivery config set to turn on SOFTWARE_TOKEN_MFA");
  }
  await call.db.updateTable("pool_user").set({ totp_enabled: enabled }).where("sub", "=", user.sub).execute();
  return {};
};

/** Refuses a code that is wrong or was used before: a step of the clock counts once, also for two at the same time. */
export async function checkTotp(
  { db, origin }: Pick<PoolCall, "db" | "origin">,
  user: PoolUser,
  code: string,
): Promise<void> {
  const counter = `totp-sign-in ${user.sub}`;
  await countTryFrom(db, counter, origin, tries, tooManyAttempts);
  const step = stepOfCode(user.totp_secret ?? "", code);
  if (step === undefined) throw new PoolError("CodeMismatchException", "Invalid code received for user");
  const used = await db
    .updateTable("pool_user")
    .set({ totp_last_step: step })
    .where("sub", "=", user.sub)
    .where((eb) => eb.or([eb("totp_last_step", "is", null), eb("totp_last_step", "<", step)]))
    .executeTakeFirst();
  if (used.numUpdatedRows === 0n) {
    throw new PoolError("ExpiredCodeException", "Your software token has already been used once.");
  }
  await clearTries(db, counter);
  await clearTries(db, `${counter} ${origin.key}`);
}
