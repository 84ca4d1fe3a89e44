import type { Context } from "../context.ts";
import { clientError } from "../errors.ts";
import { ownToken } from "./ownToken.ts";

/**
 * Whether the viewer's sign-in asks for an authenticator's code.
 * @throws UPSTREAM_ERROR when the pool does not say, also for a token that it has ended: whether the session goes on is REST's to tell
 */
export async function hasAuthenticator(context: Context): Promise<boolean> {
  const { loaders, requestId, services } = context;
  try {
    return await loaders.hasAuthenticator.load(ownToken(context));
  } catch (error) {
    const name = error instanceof Error ? error.name : "unknown";
    services.log.warn({ requestId, name }, "the user pool did not tell about an authenticator");
    throw clientError("UPSTREAM_ERROR", "The sign-in service cannot be reached. Check the connection and try again.");
  }
}
