import type { FastifyInstance } from "fastify";
import { request } from "undici";
import type { Services } from "./context.ts";

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
    const { statusCode, body } = await request(url, { headersTimeout: 2_000, bodyTimeout: 2_000 });
    await body.dump();
    return statusCode === 200;
  } catch {
    return false;
  }
}
