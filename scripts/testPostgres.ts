import { findPgbouncer } from "./pgbouncer.ts";
import { findPostgres, withPostgres } from "./postgres.ts";
import { type Outcome, unitTests } from "./steps.ts";

/** Runs the REST service's tests against a PostgreSQL server of their own, and a pooler; undefined where the machine lacks one. */
export async function postgresTests(): Promise<Outcome | undefined> {
  const bin = findPostgres();
  const pgbouncer = bin && findPgbouncer();
  if (!pgbouncer) return undefined;
  return withPostgres(bin, (url) =>
    unitTests("upstream", "upstream on PostgreSQL", { TEST_DATABASE_URL: url, PGBOUNCER: pgbouncer }),
  );
}

export const howToGetPostgres = `Nothing was tried against PostgreSQL: that needs a server of version 15 or later and pgbouncer.
Debian and Ubuntu: apt-get install postgresql pgbouncer; macOS: brew install postgresql@17 pgbouncer.
PG_BIN names the folder of PostgreSQL's programs, PGBOUNCER the other program, where they are not found.`;

if (import.meta.main) {
  const outcome = await postgresTests();
  console.log(outcome ? `\n${outcome.passed} passed, ${outcome.failed} failed` : howToGetPostgres);
  process.exitCode = outcome?.failed === 0 ? 0 : 1;
}
