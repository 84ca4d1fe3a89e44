import type { UserError } from "../__generated__/resolvers.ts";
import type { Context } from "../context.ts";
import { clientError } from "../errors.ts";
import { userError } from "../userErrors.ts";
import { absences } from "./absence.ts";
import { passwordFaults } from "./loginFaults.ts";
import { attemptFaults, poolFailure } from "./poolFailure.ts";
import { signInOrigin } from "./signInOrigin.ts";

/**
 * Why the given password does not pass as the viewer's own; nothing when it does. The pool checks passwords only by signing in, so the
 * session that a right one opens there is ended at once.
 */
export async function provePassword(password: string, context: Context): Promise<UserError[]> {
  const faults = passwordFaults(password);
  const refusal = faults.length > 0 ? faults : await attemptFaults(context);
  if (refusal.length > 0) return refusal;
  const viewer = await context.loaders.viewer();
  if (viewer === null) throw clientError("UNAUTHENTICATED", absences.noUser.session);
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
