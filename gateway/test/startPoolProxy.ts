import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { request } from "undici";

/** A proxy before a user pool that records every call. */
export type PoolProxy = {
  url: string;
  /** The calls since the last reading, each as its name and its status (`RevokeToken 200`) or its error's type. */
  takeCalls(): string[];
  close(): Promise<void>;
};

/** @param refuse returns the type of the error that a call gets instead of the pool's answer */
export async function startPoolProxy(
  target: string,
  refuse: (input: Record<string, unknown>) => string | undefined = () => undefined,
): Promise<PoolProxy> {
  const calls: string[] = [];
  const server = createServer(async (incoming, response) => {
    const { "content-type": contentType = "", "x-amz-target": action } = incoming.headers;
    const method = incoming.method === "POST" ? "POST" : "GET";
    const headers = { "content-type": contentType, ...(action && { "x-amz-target": String(action) }) };
    const body = method === "POST" ? await buffer(incoming) : null;
    const type = body && refuse(JSON.parse(body.toString()));
    if (type) {
      calls.push(`${String(action).split(".")[1]} ${type}`);
      response.writeHead(400, { "content-type": "application/x-amz-json-1.1" });
      return void response.end(JSON.stringify({ __type: type, message: "Refused by the proxy" }));
    }
    const answer = await request(`${target}${incoming.url}`, { method, headers, body });
    if (action) calls.push(`${String(action).split(".")[1]} ${answer.statusCode}`);
    response.writeHead(answer.statusCode, { "content-type": "application/x-amz-json-1.1" });
    response.end(Buffer.from(await answer.body.arrayBuffer()));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    takeCalls: () => calls.splice(0),
    close: async () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
