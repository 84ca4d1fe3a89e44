import { type Config, readConfig } from "../src/config.ts";
import type { ServiceFeatures } from "../src/rest/features.ts";

/** A test configuration: a free port, the embedded pool's names, no log, and no overload limit. */
export function testConfig(environment: Record<string, string>): Config {
  return readConfig({
    PORT: "0",
    UPSTREAM_URL: "http://localhost:9",
    USER_POOL_ID: "eu-north-1_embedded",
    USER_POOL_CLIENT_ID: "embedded-web",
    LOG_LEVEL: "silent",
    MAX_EVENT_LOOP_DELAY_MS: "0",
    ...environment,
  });
}

/** Long timeouts for tests of other behaviour, because a busy machine answers late. */
export const patience = {
  timeouts: { connectMs: 30_000, headersMs: 30_000, totalMs: 30_000 },
  operationTimeoutMs: 60_000,
};

/** All features, without a request that the test would count. */
export const everyFeature: ServiceFeatures = { has: async () => true };
