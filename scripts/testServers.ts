import { findHaproxy } from "./haproxy.ts";
import { findPostgres, withPostgres } from "./postgres.ts";
import { findPromtool } from "./promtool.ts";
import { findRedis } from "./redis.ts";
import { alarms, missing, type Outcome, unitTests } from "./steps.ts";
import { sum } from "./sum.ts";

/** Tests the gateway with Redis and haproxy, and the alarms with Prometheus; a missing program counts as a failure. */
export async function serverTests(): Promise<Outcome> {
  const bin = findPostgres();
  const redis = findRedis();
  const haproxy = findHaproxy();
  const promtool = findPromtool();
  if (!bin || !redis || !haproxy || !promtool) {
    const programs = { "PostgreSQL server, 15 or later": bin, "Redis or Valkey": redis, haproxy, promtool };
    return missing(programs, howToGetServers);
  }
  const gateways = await withPostgres(bin, (url) =>
    unitTests("gateway", "several gateways", { TEST_DATABASE_URL: url, REDIS_SERVER: redis, HAPROXY: haproxy }),
  );
  return sum([gateways, await alarms(promtool)]);
}

const howToGetServers = `Debian and Ubuntu: apt-get install postgresql redis-server haproxy prometheus;
macOS: brew install postgresql@17 redis haproxy prometheus.
PG_BIN names the folder of PostgreSQL's programs, REDIS_SERVER, HAPROXY and PROMTOOL the other programs, where they are not found.`;

if (import.meta.main) {
  const { passed, failed } = await serverTests();
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}
