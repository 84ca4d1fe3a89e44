import { clearAttempts, countAttempt } from "./attempts.ts";
import { hashPassword, verifyPassword } from "./password.ts";
import { type PoolAction, type PoolCall, requiredRecord, requiredText } from "./poolAction.ts";
import { incorrectCredentials, invalidParameter, invalidRefreshToken } from "./poolError.ts";
import { continueSession, startSession } from "./session.ts";

// An unknown address costs the same work as a known one.
const hashOfNobody = hashPassword("the password of nobody");

/** Signs in by password or refreshes a session; a first sign-in meets the new-password challenge. */
export const initiateAuth: PoolAction = async (call) => {
  const flow = requiredText(call.input, "AuthFlow");
  const parameters = requiredRecord(call.input, "AuthParameters");
  if (flow === "USER_PASSWORD_AUTH") {
    return signIn(call, requiredText(parameters, "USERNAME"), requiredText(parameters, "PASSWORD"));
  }
  if (flow === "REFRESH_TOKEN_AUTH" || flow === "REFRESH_TOKEN") {
    const tokens = await continueSession(call.db, call.userPool, requiredText(parameters, "REFRESH_TOKEN"));
    if (!tokens) throw invalidRefreshToken();
    return { ChallengeParameters: {}, ...tokens };
  }
  throw invalidParameter("This client allows USER_PASSWORD_AUTH and REFRESH_TOKEN_AUTH");
};

async function signIn({ db, userPool }: PoolCall, username: string, password: string): Promise<object> {
  const email = username.trim().toLowerCase();
  await countAttempt(db, email.slice(0, 254));
  const user = await db.selectFrom("pool_user").selectAll().where("email", "=", email).executeTakeFirst();
  const right = await verifyPassword(password, user?.password_hash ?? (await hashOfNobody));
  if (!user || !right || user.status === "DISABLED") throw incorrectCredentials();
  await clearAttempts(db, email);
  if (user.status === "CONFIRMED") return { ChallengeParameters: {}, ...(await startSession(db, userPool, user)) };
  return {
    ChallengeName: "NEW_PASSWORD_REQUIRED",
    Session: await userPool.issueChallenge(user.sub, user.password_hash),
    ChallengeParameters: {
      USER_ID_FOR_SRP: user.sub,
      requiredAttributes: "[]",
      userAttributes: JSON.stringify({ email: user.email }),
    },
  };
}
