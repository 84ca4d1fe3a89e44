import type { FastifyRequest } from "fastify";
import { clientError } from "../errors.ts";
import { bearerToken } from "./bearerToken.ts";

/**
 * Refuses what a page of another site has a browser send, where the browser may add cookies or take some. SameSite and the
 * content type keep such requests away already; this holds where one of them fails. A bearer token is sent on purpose.
 * @throws FORBIDDEN (403)
 */
export function refuseForeignOrigin(request: FastifyRequest, publicUrl: string | null): void {
  if (bearerToken(request) !== undefined) return;
  const { headers, host } = request;
  const { origin, "sec-fetch-site": site } = headers;
  const own = [host, publicUrl && new URL(publicUrl).host];
  const isForeign = origin !== undefined && !(URL.canParse(origin) && own.includes(new URL(origin).host));
  if (isForeign || site === "cross-site")
    throw clientError("FORBIDDEN", "Pages of other sites may not use the session. Send a bearer token.", 403);
}
