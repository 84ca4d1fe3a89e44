import { type Logger, pino } from "pino";
import type { Config } from "./config.ts";
import type { Services } from "./context.ts";
import { createOperationRate } from "./limits/operationRate.ts";
import { readLinks } from "./link/readLinks.ts";
import { createSharedReads } from "./rest/sharedReads.ts";
import { createTransport, type RequestListener } from "./rest/transport.ts";
import { createServer } from "./server.ts";
import { createClock } from "./session/clock.ts";
import { createEndedSessions } from "./session/endedSessions.ts";
import { createRefresher } from "./session/refreshTokens.ts";
import { createSignInAttempts } from "./session/signInAttempts.ts";
import { createUserPool } from "./session/userPool.ts";
import { createTokenVerifier } from "./session/verifyToken.ts";
import { createMemoryStore } from "./store/createMemoryStore.ts";
import { openRedisStore } from "./store/openRedisStore.ts";
import type { Store } from "./store/Store.ts";

export type Gateway = { url: string; close(): Promise<void> };

/** Listeners for those who watch from outside: tests count the requests to REST by it. */
export type Hooks = { onRequest?: RequestListener };

/**
 * Starts the gateway and answers where it listens. `close` lets running operations end first.
 * @throws when the port is taken or the file of links has faults
 */
export async function startGateway(config: Config, { onRequest }: Hooks = {}): Promise<Gateway> {
  const services = await createServices(config, onRequest);
  const readiness = { isReady: true };
  const app = await createServer(services, readiness);
  await app.listen({ port: config.port, host: config.host });
  const address = app.server.address();
  const port = typeof address === "object" && address ? address.port : config.port;
  return {
    url: `http://${config.host.includes(":") ? `[${config.host}]` : config.host}:${port}`,
    close: async () => {
      readiness.isReady = false;
      await app.close();
      await services.transport.close();
      await services.store.close();
    },
  };
}

async function createServices(config: Config, onRequest?: RequestListener): Promise<Services> {
  const log = pino({ level: config.logLevel, base: { service: "gateway", environment: config.environment } });
  const store = await openStore(config, log);
  const clock = createClock();
  const endedSessions = createEndedSessions(store);
  const userPool = createUserPool(config, clock);
  return {
    config,
    log,
    clock,
    store,
    endedSessions,
    userPool,
    links: readLinks(config.linksFile),
    transport: createTransport(config.upstreamUrl, onRequest),
    sharedReads: createSharedReads(config.listSeconds * 1000),
    operationRate: createOperationRate(store),
    verifyToken: createTokenVerifier({ config, clock, endedSessions }),
    refreshTokens: createRefresher(userPool),
    signInAttempts: createSignInAttempts(store),
  };
}

// Gateways of different user pools may use one server: their keys differ.
async function openStore({ redisUrl, userPoolId }: Config, log: Logger): Promise<Store> {
  return redisUrl ? openRedisStore({ url: redisUrl, prefix: `gateway:${userPoolId}:`, log }) : createMemoryStore();
}
