import type { UserError } from "../__generated__/resolvers.ts";
import type { Context } from "../context.ts";
import { clientError } from "../errors.ts";
import { userError } from "../userErrors.ts";
import { signInOrigin } from "./deviceCookie.ts";
import { poolFailure, takeSignInAttempt } from "./poolErrors.ts";
import { validatePassword } from "./signInInput.ts";
import { unauthenticatedReasons } from "./unauthenticatedReasons.ts";

/**
 * Why the given password does not pass as the viewer's own; nothing when it does. The pool checks passwords only by signing in, so the
 * session that a right one opens there is ended at once.
 */
export async function verifyPassword(password: string, context: Context): Promise<UserError[]> {
  const faults = validatePassword(password);
  const refusal = faults.length > 0 ? faults : await takeSignInAttempt(context);
  if (refusal.length > 0) return refusal;
  const viewer = await context.loaders.viewer();
  if (viewer === null) throw clientError("UNAUTHENTICATED", unauthenticatedReasons.noUser.session);
  const { userPool } = context.services;
  try {
    const answer = await userPool.signIn(viewer.email, password, signInOrigin(context, viewer.email));
    if ("tokens" in answer) await userPool.revoke(answer.tokens.refreshToken);
    return [];
  } catch (error) {
    return [poolFailure(error, { NotAuthorizedException: incorrect() }, context)];
  }
}

function incorrect(): UserError {
  return userError("INCORRECT_CREDENTIALS", "The password is not right", "password");
}

/**
 * The access token of the session or the bearer, for calls to the pool about the viewer's own account.
 * @throws UNAUTHENTICATED without one
 */
export function ownToken({ session }: Context): string {
  const token = session.token();
  if (token === null) throw clientError("UNAUTHENTICATED", session.unauthenticatedReason("session"));
  return token;
}
