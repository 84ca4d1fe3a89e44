import { findPgbouncer } from "./pgbouncer.ts";
import { findPostgres, withPostgres } from "./postgres.ts";
import { missing, type Outcome, unitTests } from "./steps.ts";

/** Tests the REST service on a PostgreSQL server and a pooler; a missing program counts as a failure. */
export async function postgresTests(): Promise<Outcome> {
  const bin = findPostgres();
  const pgbouncer = findPgbouncer();
  if (!bin || !pgbouncer) return missing({ "PostgreSQL server, 15 or later": bin, pgbouncer }, howToGetPostgres);
  return withPostgres(bin, (url) =>
    unitTests("upstream", "upstream on PostgreSQL", { TEST_DATABASE_URL: url, PGBOUNCER: pgbouncer }),
  );
}

const howToGetPostgres = `Debian and Ubuntu: apt-get install postgresql pgbouncer; macOS: brew install postgresql@17 pgbouncer.
PG_BIN names the folder of PostgreSQL's programs, PGBOUNCER the other program, where they are not found.`;

if (import.meta.main) {
  const { passed, failed } = await postgresTests();
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}
