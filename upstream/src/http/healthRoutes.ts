import type { FastifyInstance } from "fastify";
import type { Services } from "./operation.ts";

export async function healthRoutes(app: FastifyInstance, { config, isDatabaseUp, readiness }: Services): Promise<void> {
  const { version, commit } = config;
  app.get("/healthz", { logLevel: "warn" }, async () => ({ status: "ok", version, commit }));
  app.get("/readyz", { logLevel: "warn" }, async (_request, reply) => {
    const ready = readiness.isReady && (await isDatabaseUp());
    return reply.status(ready ? 200 : 503).send({ status: ready ? "ready" : "not ready" });
  });
}
