import { findPostgres, withPostgres } from "./postgres.ts";
import { findRedis } from "./redis.ts";
import { type Outcome, unitTests } from "./steps.ts";

/** Runs the gateway's tests that need a PostgreSQL and a Redis server of their own; undefined where the machine lacks one. */
export async function serverTests(): Promise<Outcome | undefined> {
  const bin = findPostgres();
  const redis = findRedis();
  if (!bin || !redis) return undefined;
  return withPostgres(bin, (url) =>
    unitTests("gateway", "several gateways", { TEST_DATABASE_URL: url, REDIS_SERVER: redis }),
  );
}

export const howToGetServers = `Several gateways were not tried together: that needs a PostgreSQL server of version 15 or later and a Redis
(or Valkey) server. Debian and Ubuntu: apt-get install postgresql redis-server; macOS: brew install postgresql@17 redis.
PG_BIN names the folder of PostgreSQL's programs, REDIS_SERVER the other program, where they are not found.`;

if (import.meta.main) {
  const outcome = await serverTests();
  console.log(outcome ? `\n${outcome.passed} passed, ${outcome.failed} failed` : howToGetServers);
  process.exitCode = outcome?.failed === 0 ? 0 : 1;
}
