import type { FastifyRequest } from "fastify";
import type { Config } from "../config.ts";
import { clientError } from "../rest/errors.ts";

/** A second defence against cross-site requests. Bearers are exempt, because browsers never add a bearer token. */
export function refuseForeignOrigin(request: FastifyRequest, publicUrl: string | null): void {
  if (bearerToken(request) !== undefined) return;
  const { headers, host } = request;
  const { origin, "sec-fetch-site": site } = headers;
  const own = [host, publicUrl && new URL(publicUrl).host];
  const isForeign = origin !== undefined && !(URL.canParse(origin) && own.includes(new URL(origin).host));
  if (isForeign || site === "cross-site")
    throw clientError("FORBIDDEN", "Pages of other sites may not use the session. Send a bearer token.", 403);
}

// Ignores other schemes, because browsers repeat the authorization that a proxy once asked for.
export function bearerToken({ headers }: Pick<FastifyRequest, "headers">): string | undefined {
  return /^Bearer +(\S+)$/i.exec(headers.authorization ?? "")?.[1];
}

const ownNames = /^(localhost|127\.0\.0\.1|\[::1\])$/;

export function canKeepSecureCookies({ protocol, hostname }: FastifyRequest, { publicUrl }: Config): boolean {
  return (
    protocol === "https" || (publicUrl?.startsWith("https:") ?? false) || ownNames.test(hostname.replace(/:\d+$/, ""))
  );
}
