import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Metrics } from "./createMetrics.ts";

export type MetricsListener = {
  url: string;
  close(): Promise<void>;
};

/** Serves metrics on a separate port, so that no proxy publishes them by mistake. */
export async function listenForMetrics(port: number, host: string, metrics: Metrics): Promise<MetricsListener> {
  const server = createServer(async ({ method, url }, response) => {
    if (method !== "GET" || url !== "/metrics") return response.writeHead(404).end();
    const text = await metrics.text();
    response.writeHead(200, { "content-type": metrics.contentType }).end(text);
  }).listen(port, host);
  await once(server, "listening");
  const at = server.address() as AddressInfo;
  return {
    url: `http://${at.family === "IPv6" ? `[${at.address}]` : at.address}:${at.port}/metrics`,
    close: async () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
