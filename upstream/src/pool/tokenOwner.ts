import { type PoolCall, requiredText } from "./poolAction.ts";
import { invalidAccessToken } from "./poolError.ts";

/** The account whose live access token the call carries. */
export async function tokenOwner({ db, userPool, input }: PoolCall) {
  const token = await userPool.verifyAccessToken(requiredText(input, "AccessToken"));
  if (!token) throw invalidAccessToken();
  const user = await db
    .selectFrom("pool_user as user")
    .innerJoin("pool_session as session", "session.sub", "user.sub")
    .selectAll("user")
    .where("user.sub", "=", token.sub)
    .where("user.status", "=", "CONFIRMED")
    .where("session.origin_jti", "=", token.originJti)
    .where("session.revoked_at", "is", null)
    .executeTakeFirst();
  if (!user) throw invalidAccessToken();
  return user;
}
