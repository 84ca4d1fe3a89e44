import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { request as ask, Pool } from "undici";

export type Balancer = {
  url: string;
  /** Sets the backends, which get requests one after the other while `/readyz` answers 200. */
  use(urls: string[]): void;
  close(): Promise<void>;
};

type Backend = { url: string; pool: Pool; isReady: boolean };

const checkMilliseconds = 100;
const hopByHop = new Set(["connection", "keep-alive", "transfer-encoding"]);

/**
 * A reverse proxy that does what the one of docker-compose.yml is told to: asks each backend whether it is ready, keeps connections,
 * names the caller's address, and tries another backend only where none was reached.
 */
export async function startBalancer(): Promise<Balancer> {
  let backends: Backend[] = [];
  let next = 0;
  const server = createServer((request, response) => void answer(request, response)).listen(0, "127.0.0.1");
  await once(server, "listening");
  const timer = setInterval(() => void Promise.all(backends.map(check)), checkMilliseconds);

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(request);
    next += 1;
    const ready = backends.filter(({ isReady }) => isReady);
    const rotated = ready.map((_, index) => ready[(next + index) % ready.length] as Backend);
    for (const backend of rotated) if (await forward(backend, request, body, response)) return;
    response.writeHead(503).end("no backend is ready");
  }

  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    use: (urls) => {
      backends = urls.map((url) => ({ url, pool: new Pool(url), isReady: false }));
    },
    close: async () => {
      clearInterval(timer);
      server.close();
      server.closeAllConnections();
      await Promise.all(backends.map(({ pool }) => pool.destroy()));
    },
  };
}

async function check(backend: Backend): Promise<void> {
  const isReady = await ask(`${backend.url}/readyz`).then(
    async ({ statusCode, body }) => {
      await body.dump();
      return statusCode === 200;
    },
    () => false,
  );
  backend.isReady = isReady;
}

/** False when the backend was not reached, so that nothing was done there. */
async function forward({ pool }: Backend, request: IncomingMessage, body: Buffer, response: ServerResponse) {
  const { method = "GET", url: path = "/" } = request;
  const headers = { ...withoutHops(request.headers), "x-forwarded-for": request.socket.remoteAddress ?? "" };
  try {
    const answered = await pool.request({ method, path, headers, body: body.length > 0 ? body : null });
    response.writeHead(answered.statusCode, withoutHops(answered.headers));
    await pipeline(answered.body, response);
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ECONNREFUSED") return false;
    if (response.headersSent) response.destroy();
    else response.writeHead(502).end(`broken off: ${error}`);
  }
  return true;
}

function withoutHops<T>(headers: Record<string, T>): Record<string, T> {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !hopByHop.has(name)));
}
