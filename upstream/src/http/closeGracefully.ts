import type { ServerResponse } from "node:http";
import { Server, type Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import type { FastifyInstance } from "fastify";

const maxAcceptMs = 1_000;
const quietTurnMs = 1;
const quietMs = 20;
const firstRequestMs = 1_000;
const lastBytesMs = 100;

/** Stops listening, answers accepted requests, and waits a second for the first request of each new connection. */
export function closeGracefully(app: FastifyInstance): () => Promise<void> {
  const { server } = app;
  // `open` is a counter, because a Set would keep references to deleted responses until it is rehashed.
  let open = 0;
  let tellNoneOpen = () => {};
  const end = () => {
    open -= 1;
    if (open === 0) tellNoneOpen();
  };
  server.prependListener("request", (_request, response: ServerResponse) => {
    open += 1;
    response.once("close", end);
  });
  return async () => {
    const answerAccepted = await acceptWaiting(server);
    // The `close` of `http`, unlike that of `net`, would end idle connections whose next request may have arrived.
    const ended = new Promise((resolve) => Server.prototype.close.call(server, resolve));
    answerAccepted();
    await nextTurn();
    server.closeIdleConnections();
    await Promise.race([ended, wait(firstRequestMs, undefined, { ref: false })]);
    while (open > 0) await new Promise<void>((resolve) => (tellNoneOpen = resolve));
    await Promise.race([ended, wait(lastBytesMs)]);
    server.closeAllConnections();
    await app.close();
  };
}

/** Accepts connections that the kernel would reset when the listener closes. The returned function reads them. */
async function acceptWaiting(server: Server): Promise<() => void> {
  const listeners = server.listeners("connection") as ((socket: Socket) => void)[];
  const accepted: Socket[] = [];
  server.removeAllListeners("connection").on("connection", (socket: Socket) => {
    accepted.push(socket.on("error", () => undefined));
  });
  const end = performance.now() + maxAcceptMs;
  let lastArrival = performance.now();
  for (let isQuiet = false; !isQuiet && performance.now() < end; ) {
    const [count, start] = [accepted.length, performance.now()];
    await nextTurn();
    const now = performance.now();
    if (accepted.length > count) lastArrival = now;
    // Waits `quietMs` for callers of a busy machine. After a short last turn, nobody connects before the close.
    isQuiet = now - lastArrival >= quietMs && now - start < quietTurnMs;
  }
  return () => {
    server.removeAllListeners("connection");
    for (const listener of listeners) server.on("connection", listener);
    for (const socket of accepted) if (!socket.destroyed) server.emit("connection", socket);
  };
}

const nextTurn = () => new Promise<void>((resolve) => setImmediate(resolve));
