import type { ServerResponse } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import type { FastifyInstance } from "fastify";

const lastBytesMs = 100;

// Browsers and proxies open connections ahead. Node counts those as busy, which would hold the close up until their time-out.
export function closeGracefully(app: FastifyInstance): () => Promise<void> {
  // A counter instead of a Set of responses: V8 Sets keep deleted entries reachable until they rehash.
  let open = 0;
  let tellNoneOpen = () => {};
  const end = () => {
    open -= 1;
    if (open === 0) tellNoneOpen();
  };
  app.server.prependListener("request", (_request, response: ServerResponse) => {
    open += 1;
    response.once("close", end);
  });
  return async () => {
    const closed = app.close();
    while (open > 0) await new Promise<void>((resolve) => (tellNoneOpen = resolve));
    await wait(lastBytesMs);
    app.server.closeAllConnections();
    await closed;
  };
}
