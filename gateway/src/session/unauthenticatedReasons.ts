/**
 * Why there is no session, in the specified words: as told to what would ask the REST service, and as told to what concerns the session
 * or the account itself.
 */
export type UnauthenticatedReason = { request: string; session: string };

const cannotRenew = "Cannot retrieve a new session, please authenticate";

export const unauthenticatedReasons = {
  nothingKept: { request: "No access token found", session: "No session" },
  noRefreshToken: { request: "No refresh token available", session: cannotRenew },
  notRefreshed: { request: "Unable to refresh token", session: cannotRenew },
  noUser: toReason("No current user found"),
  notGood: toReason("User is not authenticated"),
} satisfies Record<string, UnauthenticatedReason>;

/** The pool's answer to a good password or refresh token held no tokens, or no id token: half a session is none. */
export const incompleteTokenErrors = {
  noTokens: "Could not get cognito session",
  noIdToken: "Local storage is missing an ID token",
};

export function toReason(text: string): UnauthenticatedReason {
  return { request: text, session: text };
}
