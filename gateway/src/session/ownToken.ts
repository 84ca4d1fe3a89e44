import type { Context } from "../context.ts";
import { clientError } from "../errors.ts";

/**
 * The access token of the session or the bearer, for calls to the pool about the viewer's own account.
 * @throws UNAUTHENTICATED without one
 */
export function ownToken({ session }: Context): string {
  const token = session.token();
  if (token === null) throw clientError("UNAUTHENTICATED", session.whyNot("session"));
  return token;
}
