import { passwordState } from "./openUserPool.ts";
import { hashPassword } from "./password.ts";
import { type PoolAction, requiredRecord, requiredText } from "./poolAction.ts";
import { invalidParameter, PoolError } from "./poolError.ts";
import { startSession } from "./session.ts";

const shortest = 8;
const longest = 256;

/** Takes the new password of a first sign-in and signs in with it. A challenge works once and for five minutes. */
export const respondToAuthChallenge: PoolAction = async ({ db, userPool, input }) => {
  if (requiredText(input, "ChallengeName") !== "NEW_PASSWORD_REQUIRED") {
    throw invalidParameter("Only NEW_PASSWORD_REQUIRED can be answered here");
  }
  const challenge = await userPool.verifyChallenge(requiredText(input, "Session"));
  if (!challenge) throw expired();
  const password = requiredText(requiredRecord(input, "ChallengeResponses"), "NEW_PASSWORD");
  if (password.length < shortest || password.length > longest) {
    throw new PoolError("InvalidPasswordException", `Password must have ${shortest} to ${longest} characters`);
  }
  const passwordHash = await hashPassword(password);
  const user = await db.transaction().execute(async (trx) => {
    const current = await trx
      .selectFrom("pool_user")
      .selectAll()
      .where("sub", "=", challenge.sub)
      .where("status", "=", "FORCE_CHANGE_PASSWORD")
      .forUpdate()
      .executeTakeFirst();
    if (!current || passwordState(current.password_hash) !== challenge.passwordState) throw expired();
    return trx
      .updateTable("pool_user")
      .set({ password_hash: passwordHash, status: "CONFIRMED" })
      .where("sub", "=", challenge.sub)
      .returningAll()
      .executeTakeFirstOrThrow();
  });
  return { ChallengeParameters: {}, ...(await startSession(db, userPool, user)) };
};

function expired(): PoolError {
  return new PoolError("NotAuthorizedException", "Invalid session for the user, session is expired.");
}
