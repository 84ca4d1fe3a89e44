import { findHaproxy } from "./haproxy.ts";
import { findPostgres, withPostgres } from "./postgres.ts";
import { findRedis } from "./redis.ts";
import { missing, type Outcome, unitTests } from "./steps.ts";

/** Tests the gateway with Redis and haproxy; a missing program counts as a failure. */
export async function serverTests(): Promise<Outcome> {
  const bin = findPostgres();
  const redis = findRedis();
  const haproxy = findHaproxy();
  if (!bin || !redis || !haproxy)
    return missing({ "PostgreSQL server, 15 or later": bin, "Redis or Valkey": redis, haproxy }, howToGetServers);
  return withPostgres(bin, (url) =>
    unitTests("gateway", "several gateways", { TEST_DATABASE_URL: url, REDIS_SERVER: redis, HAPROXY: haproxy }),
  );
}

const howToGetServers = `Debian and Ubuntu: apt-get install postgresql redis-server haproxy; macOS: brew install postgresql@17 redis haproxy.
PG_BIN names the folder of PostgreSQL's programs, REDIS_SERVER and HAPROXY the other programs, where they are not found.`;

if (import.meta.main) {
  const { passed, failed } = await serverTests();
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}
