import type { FastifyInstance } from "fastify";
import type { Services } from "./context.ts";
import { boundedRequest } from "./session/boundedRequest.ts";

export type Readiness = { isReady: boolean };

const alone = "ok, but the shared store does not answer: limits and ended sessions are known to this gateway alone";

export function health(app: FastifyInstance, { config, sharedState }: Services, readiness: Readiness): void {
  app.get("/healthz", async () => ({ status: "ok" }));
  app.get("/readyz", async (_, reply) => {
    if (!readiness.isReady) return reply.code(503).send({ status: "shutting down" });
    if (await isUp(`${config.upstreamUrl}/healthz`)) return { status: sharedState.isShared() ? "ok" : alone };
    return reply.code(503).send({ status: "the REST service does not answer" });
  });
}

async function isUp(url: string): Promise<boolean> {
  try {
    return (await boundedRequest(url, { timeoutMs: 2_000 })).statusCode === 200;
  } catch {
    return false;
  }
}
