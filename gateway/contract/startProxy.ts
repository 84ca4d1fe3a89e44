import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { request } from "undici";
import type { Contract, Operation } from "./readContract.ts";

export type Answer = { status: number; text: string };
type Meddle = (operation: Operation, answer: Answer) => Answer;

export type RestProxy = {
  url: string;
  /** Changes each answer on its way back. */
  meddle: Meddle;
  /** Method and operation of each request since the last call. */
  takeRequests(): string[];
  close(): Promise<void>;
};

/** Stands between the contract tests and a REST service, and may change any answer. */
export async function startProxy(target: string, contract: Contract): Promise<RestProxy> {
  const requests: string[] = [];
  const server = createServer(async (incoming, outgoing) => {
    const { method = "GET", url = "/" } = incoming;
    const operation = contract.find(method, url.split("?")[0] ?? "");
    const { host: _, connection: __, ...headers } = incoming.headers;
    const body = await buffer(incoming);
    const answer = await request(`${target}${url}`, {
      method: method as "GET",
      headers,
      body: body.length > 0 ? body : null,
    });
    requests.push(`${method} ${operation?.id}`);
    const plain = { status: answer.statusCode, text: await answer.body.text() };
    const { status, text } = operation ? proxy.meddle(operation, plain) : plain;
    outgoing.writeHead(status, { "content-type": "application/json" }).end(text);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const proxy: RestProxy = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    meddle: (_, answer) => answer,
    takeRequests: () => requests.splice(0),
    close: async () => {
      server.closeAllConnections();
      server.close();
    },
  };
  return proxy;
}
