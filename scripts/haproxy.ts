import { findProgram } from "./findProgram.ts";

/** The proxy in docker-compose.yml. */
export function findHaproxy(): string | undefined {
  return findProgram({ variable: "HAPROXY", programs: ["haproxy"], packageName: "haproxy" });
}
