import { hkdfSync, randomUUID } from "node:crypto";
import type { FastifyBaseLogger } from "fastify";
import { pino } from "pino";
import type { Config } from "./config.ts";
import { createExportRuns, type ExportRuns } from "./export/runExport.ts";
import { loadPersistedDocuments, type PersistedDocuments } from "./graphql/persistedDocuments/persistedDocuments.ts";
import { isRestUp } from "./http/health.ts";
import { createMetrics, instrumentRest, instrumentUserPool, observeTransport } from "./http/metrics.ts";
import { createConcurrencyLimit } from "./limits/concurrencyLimit.ts";
import { createMemoryState } from "./limits/memoryState.ts";
import { createRateLimit } from "./limits/rateLimit.ts";
import { createRedisState } from "./limits/redisState.ts";
import { createServiceFeatures, type ServiceFeatures } from "./rest/features.ts";
import { createTransport, type TransportOptions } from "./rest/transport.ts";
import { createEndedSessions, createRevocationCheck } from "./session/endedSessions.ts";
import { createProgramReader } from "./session/programToken.ts";
import { createRefresher } from "./session/refreshTokens.ts";
import { createClock, createUserPool } from "./session/userPool.ts";
import { createTokenVerifier } from "./session/verifyToken.ts";
import { readLinks } from "./user/links.ts";

const noSecret =
  "GATEWAY_SECRET is not set: an embedded user pool takes all callers of this gateway for one. Set the same secret for both.";

/** All but `logFields` are for tests. */
export type Overrides = Pick<TransportOptions, "onRequest" | "timeouts" | "breaker"> & {
  documents?: PersistedDocuments;
  operationTimeoutMs?: number;
  features?: ServiceFeatures;
  exports?: ExportRuns;
  /** Fields of each log line, such as the trace that it belongs to. */
  logFields?(): object;
};

export async function createServices(config: Config, overrides: Overrides) {
  const { version, commit, environment } = config;
  const base = { service: "gateway", environment, version, commit };
  const log: FastifyBaseLogger = pino({ level: config.logLevel, base, mixin: overrides.logFields });
  if (config.userPoolEndpoint !== null && config.gatewaySecret === null) log.warn(noSecret);
  const links = readLinks(config.linksFile);
  // The prefix separates gateways of different user pools, which may share one Redis server.
  const shared = config.redisUrl ? { url: config.redisUrl, prefix: `gateway:${config.userPoolId}:`, log } : null;
  const sharedState = shared ? await createRedisState(shared) : createMemoryState();
  const countRateLimited = (limit: string) => () => metrics.refused.inc({ limit });
  const rateLimit = (name: string, maxPerMinute: number) =>
    createRateLimit(sharedState, { name, maxPerMinute, onRefused: countRateLimited(name) });
  const concurrency = createConcurrencyLimit(countRateLimited("running"));
  const metrics = createMetrics({
    build: { version, commit },
    isShared: sharedState.isShared,
    isRestUp: () => isRestUp(config),
    operations: concurrency.count,
  });
  const clock = createClock();
  const endedSessions = createEndedSessions(sharedState);
  const verifier = createTokenVerifier({ config, clock, endedSessions, log });
  const userPool = instrumentUserPool(createUserPool(config, clock, log), metrics);
  const transport = instrumentRest(
    createTransport(config.upstreamUrl, {
      ...overrides,
      gatewaySecret: config.gatewaySecret,
      events: observeTransport(metrics, log),
    }),
    metrics,
  );
  return {
    config,
    log,
    clock,
    sharedState,
    endedSessions,
    userPool,
    deviceKey: deviceKey(config.gatewaySecret ?? randomUUID()),
    documents: overrides.documents ?? loadPersistedDocuments(),
    links,
    metrics,
    features: overrides.features ?? createServiceFeatures(transport),
    exports: overrides.exports ?? createExportRuns(),
    concurrency,
    operationTimeoutMs: overrides.operationTimeoutMs ?? 10_000,
    transport,
    readProgram: createProgramReader(transport),
    verifyToken: verifier.verify,
    loadPoolKeys: verifier.loadKeys,
    // A hosted pool is not asked for revocations: the call needs another scope, and the pool limits requests.
    isRevoked: config.userPoolEndpoint === null ? async () => false : createRevocationCheck(userPool, log),
    refreshTokens: createRefresher(userPool, clock),
    operationRate: rateLimit("operations", 600),
    // Allows for a hundred browsers behind one IP address that each send three requests with an expired token.
    unverifiedRate: rateLimit("unverified", 300),
    signInAttempts: rateLimit("sign-ins", config.signInsPerMinute),
  };
}

// The key must differ from the secret that the user pool trusts, because browsers hold digests made with the key.
function deviceKey(secret: string): string {
  return Buffer.from(hkdfSync("sha256", secret, "", "device cookie", 32)).toString("base64url");
}
