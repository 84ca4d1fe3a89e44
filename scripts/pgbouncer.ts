import { findProgram } from "./findProgram.ts";

/** The pooler that stands before many PostgreSQL servers. */
export function findPgbouncer(): string | undefined {
  return findProgram({ variable: "PGBOUNCER", programs: ["pgbouncer"], packageName: "pgbouncer" });
}
