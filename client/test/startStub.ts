import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";

export type Received = {
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
};

export type Reply = {
  status?: number;
  headers?: Record<string, string>;
  /** A failing stream closes the connection. */
  body?: unknown;
  /** Closes the connection without an answer; the request may have been carried out. */
  isLost?: boolean;
};

export type Stub = {
  url: string;
  received: Received[];
  to(path: string): Received[];
  close(): void;
};

export async function startStub(answer: (request: Received, stub: Stub) => Reply | Promise<Reply>): Promise<Stub> {
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const asked = { path: request.url ?? "", headers: request.headers, body: Buffer.concat(chunks).toString() };
    received.push(asked);
    const { status = 200, headers = {}, body = {}, isLost = false } = await answer(asked, stub);
    if (isLost) return response.destroy();
    response.writeHead(status, headers);
    if (body instanceof Readable) return pipeline(body, response).catch(() => {});
    response.end(typeof body === "string" ? body : JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const stub = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    to: (path: string) => received.filter((request) => request.path === path),
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
  return stub;
}
