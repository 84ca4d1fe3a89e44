import { findPostgres, withPostgres } from "./postgres.ts";
import { type Outcome, unitTests } from "./steps.ts";

/** Runs the REST service's tests against a PostgreSQL server of their own; undefined where the machine has none. */
export async function postgresTests(): Promise<Outcome | undefined> {
  const bin = findPostgres();
  if (!bin) return undefined;
  return withPostgres(bin, (url) => unitTests("upstream", "upstream on PostgreSQL", { TEST_DATABASE_URL: url }));
}

export const howToGetPostgres = `No PostgreSQL server of version 15 or later was found, so nothing was tried against one.
Install it (Debian and Ubuntu: apt-get install postgresql; macOS: brew install postgresql@17),
or name the folder of its programs in PG_BIN.`;

if (import.meta.main) {
  const outcome = await postgresTests();
  console.log(outcome ? `\n${outcome.passed} passed, ${outcome.failed} failed` : howToGetPostgres);
  process.exitCode = outcome?.failed === 0 ? 0 : 1;
}
