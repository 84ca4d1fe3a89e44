import { findHaproxy } from "./haproxy.ts";
import { findPostgres, withPostgres } from "./postgres.ts";
import { findRedis } from "./redis.ts";
import { type Outcome, unitTests } from "./steps.ts";

/** Runs the gateway's tests that need servers of other projects; undefined where the machine lacks one. */
export async function serverTests(): Promise<Outcome | undefined> {
  const bin = findPostgres();
  const redis = findRedis();
  const haproxy = findHaproxy();
  if (!bin || !redis || !haproxy) return undefined;
  return withPostgres(bin, (url) =>
    unitTests("gateway", "several gateways", { TEST_DATABASE_URL: url, REDIS_SERVER: redis, HAPROXY: haproxy }),
  );
}

export const howToGetServers = `Several gateways were not tried together: that needs a PostgreSQL server of version 15 or later, a Redis (or
Valkey) server and haproxy. Debian and Ubuntu: apt-get install postgresql redis-server haproxy; macOS: brew install postgresql@17 redis haproxy.
PG_BIN names the folder of PostgreSQL's programs, REDIS_SERVER and HAPROXY the other programs, where they are not found.`;

if (import.meta.main) {
  const outcome = await serverTests();
  console.log(outcome ? `\n${outcome.passed} passed, ${outcome.failed} failed` : howToGetServers);
  process.exitCode = outcome?.failed === 0 ? 0 : 1;
}
