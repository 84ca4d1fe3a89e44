import { once } from "node:events";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";

export type Proxy = {
  url: string;
  /** Makes the gateway unreachable or reachable again. While it is unreachable, the proxy itself answers. */
  setAway(isAway: boolean): void;
  close(): Promise<void>;
};

/** A proxy before the gateway. Its own answer has the status and code that `deploy/haproxy.cfg` sends without one. */
export async function startProxy(gatewayUrl: string): Promise<Proxy> {
  const { hostname, port } = new URL(gatewayUrl);
  let isAway = false;
  const server = createServer((asked, answer) => {
    if (isAway) {
      answer.writeHead(503, { "content-type": "application/json", "cache-control": "no-store" });
      return answer.end('{"code":"NO_ANSWER","message":"The service does not answer right now."}');
    }
    const { method, url, headers } = asked;
    const forwarded = request({ hostname, port, method, path: url, headers }, (answered) => {
      answer.writeHead(answered.statusCode ?? 502, answered.headers);
      answered.pipe(answer);
    });
    forwarded.on("error", () => answer.destroy());
    return asked.pipe(forwarded);
  }).listen(0, "localhost");
  await once(server, "listening");
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    setAway: (next) => {
      isAway = next;
    },
    close: async () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
