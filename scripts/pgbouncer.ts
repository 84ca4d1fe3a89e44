import { findProgram } from "./findProgram.ts";

/** The connection pooler of many installations of PostgreSQL. */
export function findPgbouncer(): string | undefined {
  return findProgram({ variable: "PGBOUNCER", programs: ["pgbouncer"], packageName: "pgbouncer" });
}
