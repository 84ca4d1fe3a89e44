import { enter } from "./enter.ts";
import { hasUserId } from "./userId.ts";

const name = "reason";
const reasons = ["ended", "unavailable"] as const;

/** The reason why the client itself led to the login page. */
export type SignedOutReason = (typeof reasons)[number];

// The cookie is read at the start, because the gateway may delete it later. Without a cookie no session has ended.
const endedReason = hasUserId() ? "ended" : null;

/** The login page's address with reason and return path; on the login page the address stays the same. */
function loginPath({ pathname, search }: Pick<Location, "pathname" | "search">, reason: SignedOutReason | null) {
  if (pathname === "/login") return pathname + search;
  return `/login?${new URLSearchParams({ returnTo: pathname + search, ...(reason && { [name]: reason }) })}`;
}

export const loginPathOfEnded = (page: Pick<Location, "pathname" | "search">) => loginPath(page, endedReason);

export const leaveAsUnavailable = (): void => enter(loginPath(window.location, "unavailable"));

export const signedOutReason = (search: URLSearchParams): SignedOutReason | null =>
  reasons.find((reason) => reason === search.get(name)) ?? null;
