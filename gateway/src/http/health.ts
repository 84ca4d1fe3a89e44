import type { FastifyInstance } from "fastify";
import type { Config } from "../config.ts";
import type { SharedState } from "../limits/memoryState.ts";
import { boundedRequest } from "../session/boundedRequest.ts";

export type Readiness = { isReady: boolean };

/** Load balancers send these requests every second, so the log has them only at level debug. */
export const probes = ["/healthz", "/readyz"];

// A load balancer may wait only a second for readiness.
const probeMs = 500;

const withoutRest = "the REST service does not answer";
const withoutStore = "the shared store does not answer: limits and ended sessions are known to this gateway alone";

/** The gateway is ready without the REST service: it serves the web client and says what failed. */
export function health(
  app: FastifyInstance,
  { config, sharedState }: { config: Config; sharedState: SharedState },
  readiness: Readiness,
): void {
  const { version, commit } = config;
  app.get("/healthz", async () => ({ status: "ok", version, commit }));
  app.get("/readyz", async (_, reply) => {
    if (!readiness.isReady) return reply.code(503).send({ status: "shutting down" });
    const faults = [
      ...((await isRestUp(config)) ? [] : [withoutRest]),
      ...(sharedState.isShared() ? [] : [withoutStore]),
    ];
    return { status: faults.length === 0 ? "ok" : `ok, but ${faults.join("; ")}` };
  });
}

export async function isRestUp({ upstreamUrl }: Pick<Config, "upstreamUrl">): Promise<boolean> {
  try {
    return (await boundedRequest(`${upstreamUrl}/healthz`, { timeoutMs: probeMs })).statusCode === 200;
  } catch {
    return false;
  }
}
