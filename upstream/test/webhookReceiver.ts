import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";

export type Received = {
  path: string;
  headers: IncomingHttpHeaders;
  text: string;
  type: string;
  data: Record<string, string>;
};

/** A server that records the posts of webhooks and answers each with the status of `answerTo`. */
export async function startWebhookReceiver() {
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const text = Buffer.concat(chunks).toString();
    const message: Received = { path: request.url ?? "", headers: request.headers, text, ...JSON.parse(text) };
    receiver.received.push(message);
    response.writeHead(await receiver.answerTo(message)).end("noted");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const receiver = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    received: [] as Received[],
    answerTo: (_: Received): number | Promise<number> => 204,
    close: () => void server.close(),
  };
  return receiver;
}

export type WebhookReceiver = Awaited<ReturnType<typeof startWebhookReceiver>>;
