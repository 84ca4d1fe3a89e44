import type { FastifyRequest } from "fastify";

/**
 * The bearer token of a request. Undefined without one, also where some other authorization is sent: browsers send on their own what a
 * proxy once asked for, so that says nothing of who wanted the request.
 */
export function bearerToken({ headers }: Pick<FastifyRequest, "headers">): string | undefined {
  return /^Bearer +(\S+)$/i.exec(headers.authorization ?? "")?.[1];
}
