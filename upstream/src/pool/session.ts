import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import type { Tables } from "../database/tables.ts";
import type { PoolUser } from "./findAccount.ts";
import type { UserPool } from "./openUserPool.ts";
import { hashToken, newRefreshToken } from "./refreshToken.ts";

/** Starts a session and gives its first tokens, in the shape of an AuthenticationResult. */
export async function startSession(db: Kysely<Tables>, userPool: UserPool, user: PoolUser): Promise<object> {
  const originJti = randomUUID();
  const refreshToken = newRefreshToken();
  const now = Date.now();
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto("pool_session")
      .values({
        origin_jti: originJti,
        sub: user.sub,
        created_at: new Date(now),
        expires_at: new Date(now + userPool.settings.refreshTokenSeconds * 1_000),
      })
      .execute();
    await trx
      .insertInto("pool_refresh_token")
      .values({ token_hash: hashToken(refreshToken), origin_jti: originJti })
      .execute();
  });
  const tokens = await issueTokens(userPool, user, { originJti, startedAt: new Date(now) });
  return { AuthenticationResult: { ...tokens, RefreshToken: refreshToken } };
}

/** New access and id tokens of a session, in the shape of an AuthenticationResult's part. */
export async function issueTokens(
  userPool: UserPool,
  user: PoolUser,
  { originJti, startedAt }: { originJti: string; startedAt: Date },
) {
  const { accessToken, idToken } = await userPool.issueTokens({
    sub: user.sub,
    email: user.email,
    companyId: user.attributes["custom:companyId"] ?? "",
    originJti,
    authTime: Math.floor(startedAt.getTime() / 1_000),
  });
  const ExpiresIn = userPool.settings.accessTokenSeconds;
  return { AccessToken: accessToken, IdToken: idToken, ExpiresIn, TokenType: "Bearer" };
}

/** Ends the session that a refresh token, also a replaced one, belongs to. */
export async function endSession(db: Kysely<Tables>, refreshToken: string): Promise<void> {
  await db
    .updateTable("pool_session")
    .set({ revoked_at: new Date() })
    .where("revoked_at", "is", null)
    .where("origin_jti", "in", (eb) =>
      eb.selectFrom("pool_refresh_token").select("origin_jti").where("token_hash", "=", hashToken(refreshToken)),
    )
    .execute();
}

/** Ends the sessions of an account, all or all but one. */
export async function endAllSessions(db: Kysely<Tables>, sub: string, exceptOriginJti = ""): Promise<void> {
  await db
    .updateTable("pool_session")
    .set({ revoked_at: new Date() })
    .where("sub", "=", sub)
    .where("origin_jti", "!=", exceptOriginJti)
    .where("revoked_at", "is", null)
    .execute();
}
