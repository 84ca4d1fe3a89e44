import { type PoolCall, requiredText } from "./poolAction.ts";
import { invalidAccessToken } from "./poolError.ts";

/** The account whose live access token the call carries, and the session that the token is of. */
export async function tokenOwner({ db, userPool, input }: PoolCall) {
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
