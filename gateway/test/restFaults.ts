import type { ServerResponse } from "node:http";
import { withAWordForTheList, withObjectsForFlags, withWordsForNumbers, withWordsForRows } from "./wrongKinds.ts";

/** A word that no client may ever see. */
export const secret = "ECONNREFUSED-10.0.0.7-secret";

export type RestFault = {
  name: string;
  /** The gateway handles those of a kind by the same lines. */
  kind: string;
  send(response: ServerResponse, answer: string): void;
  /** The codes that clients are told; without them the thing may just be not there. */
  codes: string[];
  /** Of the whole answer: to a bearer the service's 401 is passed on as one, since only the service knows of a revocation. */
  status?: number;
  /** The status says success: only where a body is wanted is that a failure. */
  isInBody?: true;
  /** It may have changed nothing that was asked for. */
  mayBeUnseen?: true;
  /** Rows are picked by what is wrong, so that others may be in a list. */
  choosesWrong?: true;
};

const problem = JSON.stringify({ code: secret, message: secret, requestId: secret });

const statuses: Record<number, string[]> = {
  400: ["BAD_USER_INPUT"],
  401: ["UNAUTHENTICATED"],
  403: ["FORBIDDEN"],
  404: [],
  408: ["UPSTREAM_TIMEOUT"],
  409: ["BAD_USER_INPUT"],
  422: ["BAD_USER_INPUT"],
  429: ["RATE_LIMITED"],
  500: ["UPSTREAM_ERROR"],
  502: ["UPSTREAM_ERROR"],
  503: ["UPSTREAM_ERROR"],
  504: ["UPSTREAM_TIMEOUT"],
};

const withBody = (name: string, kind: string, text: (answer: string) => string): RestFault => ({
  name,
  kind,
  send: (response, answer) => response.end(text(answer)),
  codes: ["UPSTREAM_ERROR"],
  isInBody: true,
});

/** Faulty answers in place of a good one. */
export const restFaults: RestFault[] = [
  ...Object.entries(statuses).map(([status, codes]) => ({
    name: status,
    kind: codes[0] ?? status,
    send: (response: ServerResponse) => void response.writeHead(Number(status)).end(problem),
    codes,
    ...(status === "401" && { status: 401 }),
  })),
  {
    name: "500 in HTML",
    kind: "UPSTREAM_ERROR",
    send: (response) => response.writeHead(500).end(`<h1>${secret}</h1>`),
    codes: ["UPSTREAM_ERROR"],
  },
  withBody("HTML", "no JSON", () => `<html>${secret}</html>`),
  withBody("half of the JSON", "no JSON", (answer) => `${answer.slice(0, Math.max(1, answer.length / 2))}`),
  withBody("nothing", "no JSON", () => ""),
  withBody("a text", "no object", () => JSON.stringify(secret)),
  withBody("a list", "no object", () => JSON.stringify([secret])),
  withBody("null", "no object", () => "null"),
  { ...withBody("words for numbers", "words for numbers", withWordsForNumbers), mayBeUnseen: true },
  { ...withBody("objects for flags", "objects for flags", withObjectsForFlags), mayBeUnseen: true, choosesWrong: true },
  { ...withBody("words for rows", "words for rows", withWordsForRows), mayBeUnseen: true },
  { ...withBody("a word for the list", "a word for the list", withAWordForTheList), mayBeUnseen: true },
  {
    name: "a reset",
    kind: "connection",
    send: (response) => void response.socket?.destroy(),
    codes: ["UPSTREAM_ERROR"],
  },
  { name: "a break in the body", kind: "connection", send: breakOff, codes: ["UPSTREAM_ERROR"] },
  { name: "silence", kind: "silence", send: () => {}, codes: ["UPSTREAM_TIMEOUT"] },
  {
    name: "silence in the body",
    kind: "silence",
    send: (response) => void response.write("{"),
    codes: ["UPSTREAM_TIMEOUT"],
  },
];

/** One fault of each kind: those of a kind take turns. */
export function faultsInTurn(faults: readonly RestFault[], turn: number): RestFault[] {
  const kinds = Map.groupBy(faults, ({ kind }) => kind);
  return [...kinds.values()].flatMap((alike) => alike[turn % alike.length] ?? []);
}

function breakOff(response: ServerResponse, answer: string): void {
  response.writeHead(200, { "content-length": String(answer.length + 10) });
  response.write(answer.slice(0, 1), () => response.socket?.destroy());
}
