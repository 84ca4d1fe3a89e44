import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { request } from "undici";
import type { Contract } from "../../contract/readContract.ts";

export type Answer = { status: number; text: string };

export type Proxied = {
  /** The contract's operation id; empty if there is none. */
  operation: string;
  method: string;
  path: string;
  query: Record<string, string>;
  headers: Record<string, string>;
  /** The sent text; empty without a body. */
  body: string;
};

export type Interceptor = (request: Proxied, forward: (request: Proxied) => Promise<Answer>) => Promise<Answer>;

export type RestProxy = {
  url: string;
  intercept: Interceptor;
  /** Method and operation of each request since the last call. */
  takeRequests(): string[];
  close(): Promise<void>;
};

export const passUnchanged: Interceptor = (request, forward) => forward(request);

export async function startProxy(target: string, contract: Contract): Promise<RestProxy> {
  const requests: string[] = [];
  const server = createServer(async (incoming, outgoing) => {
    const { method = "GET", url = "/" } = incoming;
    const { pathname: path, searchParams } = new URL(url, target);
    if (path.startsWith("/log/")) {
      const file = await request(`${target}${path}`);
      outgoing.writeHead(file.statusCode).end(Buffer.from(await file.body.arrayBuffer()));
      return;
    }
    const operation = contract.find(method, path)?.id ?? "";
    const { host: _, connection: __, ...headers } = incoming.headers as Record<string, string>;
    const body = (await buffer(incoming)).toString();
    requests.push(`${method} ${operation}`);
    const asked = { operation, method, path, query: Object.fromEntries(searchParams), headers, body };
    const { status, text } = await (operation === "" ? forward(asked) : proxy.intercept(asked, forward));
    outgoing.writeHead(status, { "content-type": "application/json" }).end(text);
  });
  async function forward({ method, path, query, headers, body }: Proxied): Promise<Answer> {
    const { "content-length": _, ...others } = headers;
    const search = new URLSearchParams(query).toString();
    const answer = await request(`${target}${path}${search && `?${search}`}`, {
      method: method as "GET",
      headers: others,
      body: body === "" ? null : body,
    });
    return { status: answer.statusCode, text: await answer.body.text() };
  }
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const proxy: RestProxy = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    intercept: passUnchanged,
    takeRequests: () => requests.splice(0),
    close: async () => {
      server.closeAllConnections();
      server.close();
    },
  };
  return proxy;
}
