import type { ServerResponse } from "node:http";
import { withAWordForTheList, withObjectsForFlags, withWordsForNumbers, withWordsForRows } from "./wrongKinds.ts";

/** No client may receive this text. */
export const secret = "ECONNREFUSED-10.0.0.7-secret";

export type RestFault = {
  name: string;
  /** Faults with the same word are handled by the same code of the gateway. */
  alike?: string;
  send(response: ServerResponse, answer: string): void;
  /** The expected error codes; empty if the object may just be missing. */
  codes: string[];
  /** The gateway's HTTP status for a caller with a bearer token; 200 if absent. Only the service's 401 is passed on. */
  status?: number;
  /** The fault is in a success's body, so it can only be noticed if a body is expected. */
  isInBody?: true;
  /** The fault may leave the selected fields unchanged. */
  mayBeUnseen?: true;
  /** The fault changes which rows are in the answer. Each row by itself may be right. */
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

const withBody = (name: string, text: (answer: string) => string, alike = name): RestFault => ({
  name,
  alike,
  send: (response, answer) => response.end(text(answer)),
  codes: ["UPSTREAM_ERROR"],
  isInBody: true,
});

export const restFaults: RestFault[] = [
  ...Object.entries(statuses).map(([status, codes]) => ({
    name: status,
    alike: codes.join() || status,
    send: (response: ServerResponse) => void response.writeHead(Number(status)).end(problem),
    codes,
    ...(status === "401" && { status: 401 }),
  })),
  {
    name: "500 in HTML",
    alike: "UPSTREAM_ERROR",
    send: (response) => response.writeHead(500).end(`<h1>${secret}</h1>`),
    codes: ["UPSTREAM_ERROR"],
  },
  withBody("HTML", () => `<html>${secret}</html>`, "no JSON"),
  withBody("half of the JSON", (answer) => `${answer.slice(0, Math.max(1, answer.length / 2))}`, "no JSON"),
  withBody("nothing", () => "", "no JSON"),
  withBody("a text", () => JSON.stringify(secret), "no object"),
  withBody("a list", () => JSON.stringify([secret]), "no object"),
  withBody("null", () => "null", "no object"),
  { ...withBody("words for numbers", withWordsForNumbers), mayBeUnseen: true },
  { ...withBody("objects for flags", withObjectsForFlags), mayBeUnseen: true, choosesWrong: true },
  { ...withBody("words for rows", withWordsForRows), mayBeUnseen: true },
  { ...withBody("a word for the list", withAWordForTheList), mayBeUnseen: true },
  { name: "a reset", alike: "cut off", send: (response) => void response.socket?.destroy(), codes: ["UPSTREAM_ERROR"] },
  { name: "a break in the body", alike: "cut off", send: breakOff, codes: ["UPSTREAM_ERROR"] },
  { name: "silence", alike: "silence", send: () => {}, codes: ["UPSTREAM_TIMEOUT"] },
  {
    name: "silence in the body",
    alike: "silence",
    send: (response) => void response.write("{"),
    codes: ["UPSTREAM_TIMEOUT"],
  },
];

function breakOff(response: ServerResponse, answer: string): void {
  response.writeHead(200, { "content-length": String(answer.length + 10) });
  response.write(answer.slice(0, 1), () => response.socket?.destroy());
}
