import { findProgram } from "./findProgram.ts";

/** A connection pooler that many installations of PostgreSQL use. */
export function findPgbouncer(): string | undefined {
  return findProgram({ variable: "PGBOUNCER", programs: ["pgbouncer"], packageName: "pgbouncer" });
}
