import { findProgram } from "./findProgram.ts";

/** A connection pooler for PostgreSQL. */
export function findPgbouncer(): string | undefined {
  return findProgram({ variable: "PGBOUNCER", programs: ["pgbouncer"], packageName: "pgbouncer" });
}
