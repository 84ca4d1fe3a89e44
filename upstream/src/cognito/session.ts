import { createHash, randomBytes, randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import type { Tables } from "../database/tables.ts";
import type { Account } from "./account.ts";
import { type CognitoCall, requiredText } from "./action.ts";
import { incorrectCredentials, invalidAccessToken } from "./cognitoError.ts";
import type { UserPool } from "./userPool.ts";

/** @throws if the password was changed, or the account disabled or deleted, after `user` was read */
export async function startSession(db: Kysely<Tables>, userPool: UserPool, user: Account): Promise<object> {
  const originJti = randomUUID();
  const refreshToken = newOpaqueToken();
  const now = Date.now();
  await db.transaction().execute(async (trx) => {
    // The row lock makes a password change wait, so that the change also ends this session.
    const current = await trx
      .updateTable("pool_user")
      .set({ last_sign_in_at: new Date(now) })
      .where("sub", "=", user.sub)
      .where("password_hash", "=", user.password_hash)
      .where("enabled", "=", true)
      .returning("sub")
      .executeTakeFirst();
    if (!current) throw incorrectCredentials();
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

export async function issueTokens(
  userPool: UserPool,
  user: Account,
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

export async function endAllSessions(db: Kysely<Tables>, sub: string, exceptOriginJti = ""): Promise<void> {
  await db
    .updateTable("pool_session")
    .set({ revoked_at: new Date() })
    .where("sub", "=", sub)
    .where("origin_jti", "!=", exceptOriginJti)
    .where("revoked_at", "is", null)
    .execute();
}

export async function requireTokenOwner({ db, userPool, input }: CognitoCall) {
  const token = await userPool.verifyAccessToken(requiredText(input, "AccessToken"));
  if (!token) throw invalidAccessToken();
  const user = await db
    .selectFrom("pool_user as user")
    .innerJoin("pool_session as session", "session.sub", "user.sub")
    .selectAll("user")
    .select("session.origin_jti as originJti")
    .where("user.sub", "=", token.sub)
    .where("user.enabled", "=", true)
    .where("session.origin_jti", "=", token.originJti)
    .where("session.revoked_at", "is", null)
    .executeTakeFirst();
  if (!user) throw invalidAccessToken();
  return user;
}

export function newOpaqueToken(): string {
  return randomBytes(48).toString("base64url");
}

/** The stored digest of a token. Random tokens cannot be guessed, so the hash need not be slow. */
export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}
