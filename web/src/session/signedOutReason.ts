import { enter } from "./enter.ts";

const name = "reason";
const unavailable = "unavailable";

/** Leads to the login page, which says that nobody asked for this, and from there back to the page of now. */
export function leaveAsUnavailable(): void {
  const { pathname, search } = window.location;
  enter(`/login?${new URLSearchParams({ returnTo: pathname + search, [name]: unavailable })}`);
}

/** Whether the session ended because the user could not be fetched. */
export const wasUnavailable = (search: URLSearchParams): boolean => search.get(name) === unavailable;
