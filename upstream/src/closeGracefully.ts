import { once } from "node:events";
import type { ServerResponse } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import type { FastifyInstance } from "fastify";

const lastBytesMilliseconds = 100;

/**
 * Gives a way to close the server that lets every request end. A connection on which nothing was asked yet, as browsers and proxies
 * open them ahead, counts as busy to Node and would hold the close up until its time-out: those are cut when nothing else is left.
 */
export function closeGracefully(app: FastifyInstance): () => Promise<void> {
  const open = new Set<ServerResponse>();
  app.server.prependListener("request", (_request, response: ServerResponse) => {
    open.add(response);
    response.once("close", () => open.delete(response));
  });
  return async () => {
    const closed = app.close();
    while (open.size > 0) await Promise.all([...open].map((response) => once(response, "close")));
    await wait(lastBytesMilliseconds);
    app.server.closeAllConnections();
    await closed;
  };
}
