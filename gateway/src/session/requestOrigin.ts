import type { FastifyRequest } from "fastify";
import type { Config } from "../config.ts";
import { clientError } from "../errors.ts";

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

/**
 * The bearer token of a request. Undefined without one, also where some other authorization is sent: browsers send on their own what a
 * proxy once asked for, so that says nothing of who wanted the request.
 */
export function bearerToken({ headers }: Pick<FastifyRequest, "headers">): string | undefined {
  return /^Bearer +(\S+)$/i.exec(headers.authorization ?? "")?.[1];
}

const ownNames = /^(localhost|127\.0\.0\.1|\[::1\])$/;

/** Whether the browser keeps Secure cookies from this address: over https, and over http on the machine itself. */
export function keepsSecureCookies({ protocol, hostname }: FastifyRequest, { publicUrl }: Config): boolean {
  return (
    protocol === "https" || (publicUrl?.startsWith("https:") ?? false) || ownNames.test(hostname.replace(/:\d+$/, ""))
  );
}
