import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { request } from "undici";

/** A REST request and its answer. `key` is its method and address. */
export type Exchange = { key: string; status: number; text: string };

export type Recorder = { url: string; takeExchanges(): Exchange[]; close(): Promise<void> };

// The day is left out, because a replay may run after midnight.
export const keyOf = ({ method, url = "" }: IncomingMessage) =>
  `${method} ${url.replace(/\btoday=\d{4}-\d\d-\d\d/, "today=")}`;

export async function startRecorder(target: string): Promise<Recorder> {
  const exchanges: Exchange[] = [];
  const server = createServer(async (incoming, outgoing) => {
    const { host: _, connection: __, ...headers } = incoming.headers;
    const body = await buffer(incoming);
    const answer = await request(`${target}${incoming.url}`, {
      method: incoming.method as "GET",
      headers,
      body: body.length > 0 ? body : null,
    });
    const exchange = { key: keyOf(incoming), status: answer.statusCode, text: await answer.body.text() };
    exchanges.push(exchange);
    reply(outgoing, exchange);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    takeExchanges: () => exchanges.splice(0),
    close: async () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

export function reply(response: ServerResponse, { status, text }: Pick<Exchange, "status" | "text">): void {
  response.writeHead(status, { "content-type": "application/json" }).end(text);
}
