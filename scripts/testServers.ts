import { buildWeb } from "./build.ts";
import { findProgram } from "./findProgram.ts";
import { findHaproxy } from "./haproxy.ts";
import { findPgbouncer } from "./pgbouncer.ts";
import { findPostgres, withPostgres } from "./postgres.ts";
import { findPromtool } from "./promtool.ts";
import { findRedis } from "./redis.ts";
import { alarms, missing, type Outcome, unitTests } from "./steps.ts";
import { sum } from "./sum.ts";
import { findSwift } from "./swift.ts";

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

/** Kills, restarts and freezes the shipped parts while simulated people work. Takes ten minutes and needs Linux. */
export async function allPartsTests(): Promise<Outcome> {
  const [bin, redis, haproxy, pgbouncer, swift] = [
    findPostgres(),
    findRedis(),
    findHaproxy(),
    findPgbouncer(),
    findSwift(),
  ];
  const setpriv = findProgram({ variable: "SETPRIV", programs: ["setpriv"], packageName: "util-linux" });
  if (!bin || !redis || !haproxy || !pgbouncer || !setpriv || Object.values(swift).includes(undefined)) {
    const servers = { "PostgreSQL server, 15 or later": bin, "Redis or Valkey": redis, haproxy, pgbouncer, setpriv };
    return missing({ ...servers, ...swift }, howToGetServers);
  }
  await buildWeb();
  const servers = { PG_BIN: bin, REDIS_SERVER: redis, HAPROXY: haproxy, PGBOUNCER: pgbouncer, SETPRIV: setpriv };
  return unitTests("gateway", "all parts", { ...servers, ...(swift as Record<string, string>), ALL_PARTS: "true" });
}

const howToGetServers = `Debian and Ubuntu: apt-get install postgresql redis-server haproxy prometheus pgbouncer swift-proxy swift-account swift-container swift-object memcached;
macOS: brew install postgresql@17 redis haproxy prometheus.
PG_BIN names the folder of PostgreSQL's programs, REDIS_SERVER, HAPROXY, PROMTOOL, PGBOUNCER, SWIFT_PROXY and so on the other programs, where they are not found.`;

if (import.meta.main) {
  const { passed, failed } = sum([await serverTests(), await allPartsTests()]);
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}
