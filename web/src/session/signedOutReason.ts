import { enter } from "./enter.ts";
import { hasUserId } from "./userId.ts";

const name = "reason";
const reasons = ["ended", "unavailable"] as const;

/** The reason of a sign-out without request: the session ended, or the user could not be loaded. */
export type SignedOutReason = (typeof reasons)[number];

// The gateway's cookie may be gone by now. Without a cookie at the start no session has ended: it is the first sign-in.
const endedReason = hasUserId() ? "ended" : null;

/** The login page, which says the reason and leads back to a page afterwards; the login page that is there already leads back to the same. */
function loginPath({ pathname, search }: Pick<Location, "pathname" | "search">, reason: SignedOutReason | null) {
  if (pathname === "/login") return pathname + search;
  return `/login?${new URLSearchParams({ returnTo: pathname + search, ...(reason && { [name]: reason }) })}`;
}

export const loginPathOfEnded = (page: Pick<Location, "pathname" | "search">) => loginPath(page, endedReason);

export const leaveAsUnavailable = (): void => enter(loginPath(window.location, "unavailable"));

export const signedOutReason = (search: URLSearchParams): SignedOutReason | null =>
  reasons.find((reason) => reason === search.get(name)) ?? null;
