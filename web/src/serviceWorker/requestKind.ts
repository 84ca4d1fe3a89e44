type Asked = { readonly method: string; readonly mode: string; readonly url: string };

/** Files without a hash in their names. */
export const namedFiles = ["/theme.js", "/mark.svg"];

// Paths of the gateway that are not the web client's.
const foreign = /^\/(graphql|explorer|docs|log|files|healthz|readyz)(\/|$)/;

/** The kind of client file that is requested. Null for everything else, which the browser loads without the worker. */
export function requestKind({ method, mode, url }: Asked, ownOrigin: string): "asset" | "namedFile" | "page" | null {
  const { origin, pathname } = new URL(url);
  if (method !== "GET" || origin !== ownOrigin) return null;
  if (pathname.startsWith("/assets/")) return "asset";
  if (namedFiles.includes(pathname)) return "namedFile";
  const isPage = mode === "navigate" && !foreign.test(pathname) && !/\.[a-z0-9]+$/i.test(pathname);
  return isPage ? "page" : null;
}
