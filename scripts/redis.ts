import { findProgram } from "./findProgram.ts";

/** A server with the Redis protocol. */
export function findRedis(): string | undefined {
  return findProgram({
    variable: "REDIS_SERVER",
    programs: ["valkey-server", "redis-server"],
    packageName: "redis-server",
  });
}
