import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from "fastify";
import type { Config } from "./config.ts";
import type { LinkTable } from "./link/readLinks.ts";
import { createRest, type Rest } from "./rest/client.ts";
import { createLoaders, type Loaders } from "./rest/loaders.ts";
import type { Transport } from "./rest/transport.ts";
import { openSession } from "./session/openSession.ts";
import type { Session } from "./session/Session.ts";
import type { SessionServices } from "./session/sessionState.ts";
import type { SignInAttempts } from "./session/signInAttempts.ts";
import type { UserPool } from "./session/userPool.ts";

/** What lives as long as the process. */
export type Services = SessionServices & {
  config: Config;
  links: LinkTable;
  log: FastifyBaseLogger;
  transport: Transport;
  userPool: UserPool;
  signInAttempts: SignInAttempts;
};

/** What one operation has. Nothing in it outlives the request, and nothing is shared between users. */
export type Context = {
  requestId: string;
  session: Session;
  rest: Rest;
  loaders: Loaders;
  reply: FastifyReply;
  services: Services;
};

const operationMilliseconds = 10_000;

export async function createContext(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Context> {
  const requestId = request.id;
  const signal = AbortSignal.timeout(operationMilliseconds);
  const session = await openSession(services, request, reply);
  const rest = createRest({ transport: services.transport, tokens: session, requestId, signal });
  const loaders = createLoaders(rest, session);
  return { requestId, session, rest, loaders, reply, services };
}
