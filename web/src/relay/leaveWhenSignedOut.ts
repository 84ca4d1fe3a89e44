import type { GraphQLSingularResponse } from "relay-runtime";
import { enter } from "../session/enter.ts";
import { loginPathOfEnded } from "../session/signedOutReason.ts";
import { hasErrorCode } from "./responseErrors.ts";

/**
 * Sends the browser to the login page when the gateway says that the session has ended, so that nothing of the old session stays
 * in memory. The address is kept, to come back to it after signing in.
 */
export function leaveWhenSignedOut(response: GraphQLSingularResponse): GraphQLSingularResponse {
  const signedOut = hasErrorCode(response, "UNAUTHENTICATED");
  if (signedOut && window.location.pathname !== "/login") enter(loginPathOfEnded(window.location));
  return response;
}
