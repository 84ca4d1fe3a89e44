import type { GraphQLResponse } from "relay-runtime";

/**
 * Sends the browser to the login page when the gateway says that the session has ended, so that nothing of the old session stays
 * in memory. The address is kept, to come back to it after signing in.
 */
export function leaveWhenSignedOut(response: GraphQLResponse): GraphQLResponse {
  const payloads = Array.isArray(response) ? response : [response];
  const signedOut = payloads.some((payload) =>
    payload.errors?.some((error: { extensions?: { code?: unknown } }) => error.extensions?.code === "UNAUTHENTICATED"),
  );
  if (signedOut && window.location.pathname !== "/login") {
    const back = window.location.pathname + window.location.search;
    window.location.assign(`/login?returnTo=${encodeURIComponent(back)}`);
  }
  return response;
}
