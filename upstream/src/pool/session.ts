import { createHash, randomUUID } from "node:crypto";
import type { Kysely, Selectable } from "kysely";
import type { Tables } from "../database/tables.ts";
import type { UserPool } from "./openUserPool.ts";
import { accessTokenSeconds, newRefreshToken, refreshTokenSeconds } from "./openUserPool.ts";

type PoolUser = Selectable<Tables["pool_user"]>;

/** Starts a session and gives its first tokens, in the shape of an AuthenticationResult. */
export async function startSession(db: Kysely<Tables>, userPool: UserPool, user: PoolUser): Promise<object> {
  const originJti = randomUUID();
  const refreshToken = newRefreshToken();
  const now = Date.now();
  await db
    .insertInto("pool_session")
    .values({
      origin_jti: originJti,
      sub: user.sub,
      refresh_token_hash: hashToken(refreshToken),
      created_at: new Date(now),
      expires_at: new Date(now + refreshTokenSeconds * 1_000),
    })
    .execute();
  const tokens = await issue(userPool, user, originJti, now);
  return { AuthenticationResult: { ...tokens, RefreshToken: refreshToken } };
}

/** New access and id tokens of a running session, or undefined when the refresh token is not good any more. */
export async function continueSession(db: Kysely<Tables>, userPool: UserPool, refreshToken: string) {
  const row = await db
    .selectFrom("pool_session as session")
    .innerJoin("pool_user as user", "user.sub", "session.sub")
    .selectAll("user")
    .select(["session.origin_jti", "session.created_at as started_at"])
    .where("session.refresh_token_hash", "=", hashToken(refreshToken))
    .where("session.revoked_at", "is", null)
    .where("session.expires_at", ">", new Date())
    .where("user.status", "=", "CONFIRMED")
    .executeTakeFirst();
  return row && { AuthenticationResult: await issue(userPool, row, row.origin_jti, row.started_at.getTime()) };
}

export async function endSession(db: Kysely<Tables>, refreshToken: string): Promise<void> {
  await db
    .updateTable("pool_session")
    .set({ revoked_at: new Date() })
    .where("refresh_token_hash", "=", hashToken(refreshToken))
    .where("revoked_at", "is", null)
    .execute();
}

export async function endAllSessions(db: Kysely<Tables>, sub: string): Promise<void> {
  await db
    .updateTable("pool_session")
    .set({ revoked_at: new Date() })
    .where("sub", "=", sub)
    .where("revoked_at", "is", null)
    .execute();
}

async function issue(userPool: UserPool, user: PoolUser, originJti: string, startedAt: number) {
  const { accessToken, idToken } = await userPool.issueTokens({
    sub: user.sub,
    email: user.email,
    companyId: user.attributes["custom:companyId"] ?? "",
    originJti,
    authTime: Math.floor(startedAt / 1_000),
  });
  return { AccessToken: accessToken, IdToken: idToken, ExpiresIn: accessTokenSeconds, TokenType: "Bearer" };
}

function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}
