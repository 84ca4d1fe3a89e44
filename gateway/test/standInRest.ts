import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/** A REST service that the test controls, for answers that a good service never gives. */
export type StandInRest = {
  url: string;
  handler: Handler;
  /** The features that the service lacks: by default cursors, so that its lists are read by offset. */
  lacking: Set<string>;
  close(): Promise<void>;
};

export const restUser = {
  id: "user-1",
  firstName: "Maja",
  lastName: "Lindgren",
  email: "office@nordgolv.example",
  phone: null,
  companyId: "company-1",
  role: "user",
  installer: false,
  language: "sv",
  active: true,
};

export const answerUser: Handler = (_, response) => answer(response, 200, restUser);

export function answer(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { "content-type": "application/json" });
  response.end(JSON.stringify(body));
}

export function answerRows(response: ServerResponse, url: string, row: object, count: number): void {
  const { searchParams } = new URL(url, "http://rest");
  const [skip, take] = [Number(searchParams.get("skip")), Number(searchParams.get("take"))];
  const length = Math.max(0, Math.min(count - skip, take));
  answer(response, 200, { data: Array.from({ length }, () => row), meta: { count } });
}

export async function startStandInRest(): Promise<StandInRest> {
  const server = createServer((request, response) => standIn.handler(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const standIn: StandInRest = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    handler: answerUser,
    lacking: new Set(["cursors", "listCursors"]),
    close: async () => {
      server.closeAllConnections();
      server.close();
    },
  };
  return standIn;
}
