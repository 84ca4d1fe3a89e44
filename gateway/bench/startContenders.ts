import type { StandInPool } from "../test/standInPool.ts";
import { clientId, poolId } from "../test/standInPool.ts";
import { type Child, startChild } from "./startChild.ts";

/** A service and its contenders, each in its own process. */
export type Contenders = { gateway: Child; waves: Child; oneByOne: Child; relay: Child; close(): Promise<void> };

/** @param latency the milliseconds before each answer of the service */
export async function startContenders(pool: StandInPool, latency: number, projects: number): Promise<Contenders> {
  const rest = await startChild("serveRest.ts", { LATENCY: String(latency), PROJECTS: String(projects) });
  const env = {
    NODE_ENV: "production",
    PORT: "0",
    UPSTREAM_URL: rest.url,
    USER_POOL_ID: poolId,
    USER_POOL_CLIENT_ID: clientId,
    USER_POOL_ENDPOINT: pool.url,
    LOG_LEVEL: "silent",
  };
  const [gateway, waves, oneByOne, relay] = await Promise.all([
    // The image starts the gateway with the same option.
    startChild("serveGateway.ts", { ...env, NODE_OPTIONS: "--max-semi-space-size=16" }),
    startChild("serveHandClient.ts", { ...env, WIDTH: "64" }),
    startChild("serveHandClient.ts", { ...env, WIDTH: "1" }),
    startChild("serveRelay.ts", env),
  ]);
  const all = [gateway, waves, oneByOne, relay, rest];
  return {
    gateway,
    waves,
    oneByOne,
    relay,
    close: async () => void (await Promise.all(all.map((child) => child.close()))),
  };
}
