const home = "/projects/ongoing";

/**
 * Where to go after signing in: the page that `returnTo` names when it is one of ours, else the ongoing projects. Anything that
 * would lead to another origin is refused, also a path whose dots leave `//` at its beginning.
 */
export function returnPath(search: URLSearchParams, origin = window.location.origin): string {
  const wanted = search.get("returnTo");
  if (!wanted?.startsWith("/") || !URL.canParse(wanted, origin)) return home;
  const url = new URL(wanted, origin);
  const isOurs = url.origin === origin && !url.pathname.startsWith("//") && url.pathname !== "/login";
  return isOurs ? url.pathname + url.search : home;
}
