import { initiateAuth } from "./initiateAuth.ts";
import { type PoolAction, requiredText } from "./poolAction.ts";
import { respondToAuthChallenge } from "./respondToAuthChallenge.ts";
import { endAllSessions, endSession } from "./session.ts";
import { tokenOwner } from "./tokenOwner.ts";

/** Ends one session by its refresh token. An unknown token is answered alike: it is as good as revoked. */
const revokeToken: PoolAction = async ({ db, input }) => {
  await endSession(db, requiredText(input, "Token"));
  return {};
};

const globalSignOut: PoolAction = async (call) => {
  const user = await tokenOwner(call);
  await endAllSessions(call.db, user.sub);
  return {};
};

const getUser: PoolAction = async (call) => {
  const user = await tokenOwner(call);
  const attributes = { sub: user.sub, email: user.email, email_verified: "true", ...user.attributes };
  return { Username: user.sub, UserAttributes: Object.entries(attributes).map(([Name, Value]) => ({ Name, Value })) };
};

/** What the pool understands, by the last part of `X-Amz-Target`. */
export const poolActions = new Map<string, PoolAction>([
  ["InitiateAuth", initiateAuth],
  ["RespondToAuthChallenge", respondToAuthChallenge],
  ["RevokeToken", revokeToken],
  ["GlobalSignOut", globalSignOut],
  ["GetUser", getUser],
]);
