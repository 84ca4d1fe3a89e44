import type { ServerResponse } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import type { FastifyInstance } from "fastify";

const lastBytesMilliseconds = 100;

/**
 * Gives a way to close the server that lets every request end. A connection on which nothing was asked yet, as browsers and proxies
 * open them ahead, counts as busy to Node and would hold the close up until its time-out: those are cut when nothing else is left.
 */
export function closeGracefully(app: FastifyInstance): () => Promise<void> {
  // Counted, not kept: what is deleted from a set lives on in the tables that it has outgrown, each answer with all of its request.
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
    await wait(lastBytesMilliseconds);
    app.server.closeAllConnections();
    await closed;
  };
}
