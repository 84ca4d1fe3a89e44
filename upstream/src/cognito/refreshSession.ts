import type { Kysely, Transaction } from "kysely";
import type { Tables } from "../database/tables.ts";
import { type CognitoAction, requiredText } from "./action.ts";
import { CognitoError, invalidParameter, invalidRefreshToken } from "./cognitoError.ts";
import { hashToken, issueTokens, newOpaqueToken } from "./session.ts";
import type { UserPool } from "./userPool.ts";

/** Returns new access and id tokens; the refresh token stays the same. */
export async function refreshSession(db: Kysely<Tables>, userPool: UserPool, refreshToken: string): Promise<object> {
  if (userPool.settings.refreshRotation) {
    throw invalidParameter("Refresh tokens rotate here; use GetTokensFromRefreshToken");
  }
  const session = await findSession(db, refreshToken);
  return { ChallengeParameters: {}, AuthenticationResult: await tokensOf(userPool, session) };
}

/** With rotation, the old refresh token works for a grace time, for parallel requests. A later use ends the session. */
export const getTokensFromRefreshToken: CognitoAction = async ({ db, userPool, input }) => {
  const given = requiredText(input, "RefreshToken");
  const { refreshRotation, refreshGraceSeconds } = userPool.settings;
  if (!refreshRotation) return { AuthenticationResult: await tokensOf(userPool, await findSession(db, given)) };
  const next = newOpaqueToken();
  const session = await db.transaction().execute(async (trx) => {
    const found = await findSession(trx, given, true);
    if (found.good_until !== null && found.good_until <= new Date()) return endCopied(trx, found.originJti);
    const goodUntil = found.good_until ?? new Date(Date.now() + refreshGraceSeconds * 1_000);
    await trx
      .updateTable("pool_refresh_token")
      .set({ good_until: goodUntil })
      .where("token_hash", "=", hashToken(given))
      .execute();
    await trx
      .insertInto("pool_refresh_token")
      .values({ token_hash: hashToken(next), origin_jti: found.originJti })
      .execute();
    return found;
  });
  if (!session) throw new CognitoError("RefreshTokenReuseException", "Refresh Token has been used before");
  return { AuthenticationResult: { ...(await tokensOf(userPool, session)), RefreshToken: next } };
};

type Session = Awaited<ReturnType<typeof findSession>>;

function tokensOf(userPool: UserPool, session: Session) {
  return issueTokens(userPool, session, session);
}

async function findSession(db: Kysely<Tables>, refreshToken: string, lock = false) {
  const session = await db
    .selectFrom("pool_refresh_token as token")
    .innerJoin("pool_session as session", "session.origin_jti", "token.origin_jti")
    .innerJoin("pool_user as user", "user.sub", "session.sub")
    .selectAll("user")
    .select(["session.origin_jti as originJti", "session.created_at as startedAt", "token.good_until"])
    .where("token.token_hash", "=", hashToken(refreshToken))
    .where("session.revoked_at", "is", null)
    .where("session.expires_at", ">", new Date())
    .where("user.enabled", "=", true)
    .$if(lock, (query) => query.forUpdate(["token", "session"]))
    .executeTakeFirst();
  if (!session) throw invalidRefreshToken();
  return session;
}

// Returns instead of throwing, so that the transaction commits the session's end.
async function endCopied(trx: Transaction<Tables>, originJti: string): Promise<undefined> {
  await trx.updateTable("pool_session").set({ revoked_at: new Date() }).where("origin_jti", "=", originJti).execute();
}
