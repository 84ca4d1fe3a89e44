type Asked = { readonly method: string; readonly mode: string; readonly url: string };

/** The files beside `index.html` whose names have no hash. */
export const namedFiles = ["/theme.js", "/mark.svg"];

// Pages and answers that are not the web client's, whatever they are asked for by.
const foreign = /^\/(graphql|explorer|docs|files|healthz|readyz)(\/|$)/;

/**
 * Tells which of the client's own files a request asks for; null leaves it to the browser, as if there were no worker: every answer of
 * the gateway, every file that somebody uploaded, and all that another origin serves.
 */
export function requestKind({ method, mode, url }: Asked, ownOrigin: string): "asset" | "namedFile" | "page" | null {
  const { origin, pathname } = new URL(url);
  if (method !== "GET" || origin !== ownOrigin) return null;
  if (pathname.startsWith("/assets/")) return "asset";
  if (namedFiles.includes(pathname)) return "namedFile";
  const isPage = mode === "navigate" && !foreign.test(pathname) && !/\.[a-z0-9]+$/i.test(pathname);
  return isPage ? "page" : null;
}
