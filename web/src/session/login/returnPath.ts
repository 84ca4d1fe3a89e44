const home = "/projects/ongoing";

/** The path after sign-in. Ignores a `returnTo` to another origin, such as `/..//host`, which gives `//host`. */
export function returnPath(search: URLSearchParams, origin = window.location.origin): string {
  const wanted = search.get("returnTo");
  if (!wanted?.startsWith("/") || !URL.canParse(wanted, origin)) return home;
  const url = new URL(wanted, origin);
  const isOurs = url.origin === origin && !url.pathname.startsWith("//") && url.pathname !== "/login";
  return isOurs ? url.pathname + url.search : home;
}
