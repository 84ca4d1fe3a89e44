import type { AddressInfo } from "node:net";
import type { FastifyInstance } from "fastify";
import type { Config } from "../config.ts";
import { createServices, type Overrides } from "../createServices.ts";
import { closeGracefully } from "./closeGracefully.ts";
import { createMetricsServer } from "./metrics.ts";
import { createServer } from "./server.ts";

export type Gateway = Awaited<ReturnType<typeof startGateway>>;

/** @throws if there is no such user pool, a port is taken or the file of links has faults */
export async function startGateway(config: Config, overrides: Overrides = {}) {
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
    const url = await listen(app, config.port, config.host);
    if (config.metricsPort === null) return { url, metricsUrl: null, drain, close };
    const metrics = createMetricsServer(services.metrics);
    closers.push(() => metrics.close());
    const metricsUrl = `${await listen(metrics, config.metricsPort, config.metricsHost)}/metrics`;
    return { url, metricsUrl, drain, close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function listen(app: FastifyInstance, port: number, host: string): Promise<string> {
  await app.listen({ port, host });
  const { address, family, port: taken } = app.server.address() as AddressInfo;
  return `http://${family === "IPv6" ? `[${address}]` : address}:${taken}`;
}
