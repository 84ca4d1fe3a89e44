type Asked = { readonly method: string; readonly mode: string; readonly url: string };

/** The files beside `index.html` whose names have no hash. */
export const namedFiles = ["/theme.js", "/mark.svg"];

// Pages and answers that are not the web client's, whatever they are asked for by.
const foreign = /^\/(graphql|explorer|docs|log|files|healthz|readyz)(\/|$)/;

/**
 * The kind of client file that a request is for. Null for everything else, which the browser handles as without a worker: answers of the
 * gateway, uploaded files, other origins.
 */
export function requestKind({ method, mode, url }: Asked, ownOrigin: string): "asset" | "namedFile" | "page" | null {
  const { origin, pathname } = new URL(url);
  if (method !== "GET" || origin !== ownOrigin) return null;
  if (pathname.startsWith("/assets/")) return "asset";
  if (namedFiles.includes(pathname)) return "namedFile";
  const isPage = mode === "navigate" && !foreign.test(pathname) && !/\.[a-z0-9]+$/i.test(pathname);
  return isPage ? "page" : null;
}
