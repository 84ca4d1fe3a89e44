import type { FastifyInstance } from "fastify";
import type { Config } from "./config.ts";
import { createServices, type LogFields, type TestOverrides } from "./createServices.ts";
import { closeGracefully } from "./http/closeGracefully.ts";
import { listenForMetrics } from "./http/metrics.ts";
import { createServer } from "./http/server.ts";

export type Gateway = Awaited<ReturnType<typeof startGateway>>;

/** @throws if there is no such user pool, a port is taken or the file of links has faults */
export async function startGateway(config: Config, overrides: TestOverrides & { logFields?: LogFields } = {}) {
  const services = await createServices(config, overrides);
  const readiness = { isReady: true };
  const closers: (() => Promise<unknown>)[] = [
    services.sharedState.close,
    services.transport.close,
    services.exports.stop,
    services.userPool.close,
  ];
  /** Makes `/readyz` say that the gateway is not ready, and ends each connection after its next response. */
  const drain = () => {
    readiness.isReady = false;
  };
  const close = async () => {
    drain();
    for (const closer of closers.splice(0).reverse()) await closer();
  };
  try {
    await Promise.all([services.loadPoolKeys(), services.userPool.learnFlow()]);
    const app = await createServer(services, readiness);
    closers.push(closeGracefully(app));
    await app.listen({ port: config.port, host: config.host });
    const { metricsPort, metricsHost } = config;
    const metrics = metricsPort === null ? null : await listenForMetrics(metricsPort, metricsHost, services.metrics);
    if (metrics) closers.push(metrics.close);
    return { url: addressOf(app, config), metricsUrl: metrics?.url ?? null, drain, close };
  } catch (error) {
    await close();
    throw error;
  }
}

function addressOf({ server }: FastifyInstance, { host, port }: Config): string {
  const address = server.address();
  const taken = typeof address === "object" && address ? address.port : port;
  return `http://${host.includes(":") ? `[${host}]` : host}:${taken}`;
}
