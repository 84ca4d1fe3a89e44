import { type Account, findAccount, toEmail } from "./account.ts";
import type { CognitoCall } from "./action.ts";
import { clearAttempts, countAttempt, countFailure } from "./attempts.ts";
import { CognitoError, incorrectCredentials, temporaryExpired } from "./cognitoError.ts";
import { hashPassword, verifyPassword } from "./password.ts";
import { startSession } from "./session.ts";
import type { Challenge } from "./userPool.ts";

// The hash to verify for an unknown address, so that every sign-in takes the same time.
const hashOfNobody = hashPassword("the password of nobody");

export async function signIn(call: CognitoCall, username: string, password: string): Promise<object> {
  const { db, origin } = call;
  const email = toEmail(username);
  await countAttempt(db, email, origin);
  const user = await findAccount(db, email);
  const isRight = await verifyPassword(password, user?.password_hash ?? (await hashOfNobody));
  if (user && isRight) await keepVerifier(call, user, password);
  return finishPassword(call, email, user, isRight);
}

/** Stores the SRP verifier of an account whose password was set without SRP. */
async function keepVerifier({ db, userPool: { verifiers } }: CognitoCall, user: Account, password: string) {
  if (!verifiers || (await verifiers.open(user))) return;
  await db
    .updateTable("pool_user")
    .set({ srp_verifier: await verifiers.makeVerifier(user.sub, password, user.password_hash) })
    .where("sub", "=", user.sub)
    .where("password_hash", "=", user.password_hash)
    .execute();
}

/** `isRight` tells if password or SRP proof was right. Unknown and disabled accounts fail like a wrong password. */
export async function finishPassword(
  call: CognitoCall,
  email: string,
  user: Account | undefined,
  isRight: boolean,
): Promise<object> {
  const { db, origin } = call;
  if (!user || !isRight || !user.enabled) {
    await countFailure(db, email, origin);
    throw incorrectCredentials();
  }
  await clearAttempts(db, email, origin);
  return continueSignIn(call, user);
}

// The challenge is signed for one account, so `device` is a device of this account.
export function fromDevice(call: CognitoCall, { device: key }: Pick<Challenge, "device">): CognitoCall {
  return key === null ? call : { ...call, origin: { key, isKnownDevice: true, isBelieved: true } };
}

export async function continueSignIn(
  { db, userPool, origin }: CognitoCall,
  user: Account,
  totpDone = false,
): Promise<object> {
  if (user.status === "UNCONFIRMED") throw new CognitoError("UserNotConfirmedException", "User is not confirmed.");
  const challenge = async (name: "NEW_PASSWORD_REQUIRED" | "SOFTWARE_TOKEN_MFA", parameters: object) => ({
    ChallengeName: name,
    Session: await userPool.issueChallenge(
      name,
      user.sub,
      user.password_hash,
      origin.isKnownDevice ? origin.key : null,
    ),
    ChallengeParameters: { USER_ID_FOR_SRP: user.sub, ...parameters },
  });
  if (user.status === "FORCE_CHANGE_PASSWORD") {
    if (user.temporary_until !== null && user.temporary_until <= new Date()) throw temporaryExpired();
    const userAttributes = JSON.stringify({ email: user.email });
    return challenge("NEW_PASSWORD_REQUIRED", { requiredAttributes: "[]", userAttributes });
  }
  if (user.totp_enabled && !totpDone) {
    return challenge("SOFTWARE_TOKEN_MFA", { FRIENDLY_DEVICE_NAME: "Authenticator app" });
  }
  return { ChallengeParameters: {}, ...(await startSession(db, userPool, user)) };
}
