import { STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import { closedHeaders } from "./closedHeaders.ts";

const statuses: Record<string, number> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 };
const headers = { ...closedHeaders, "content-type": "application/json; charset=utf-8", connection: "close" };

/** Answers what came on a connection and is no request, or did not come in time, and ends the connection. */
export function answerConnection({ code = "" }: Error & { code?: string }, socket: Socket): void {
  if (code === "ECONNRESET" || !socket.writable) return void socket.destroy();
  const status = statuses[code] ?? 400;
  const message = `${STATUS_CODES[status]}. Nothing was done.`;
  const body = JSON.stringify({ message, errors: [{ message, extensions: { code: "BAD_REQUEST" } }] });
  const lines = Object.entries({ ...headers, "content-length": String(body.length) }).map((pair) => pair.join(": "));
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join("\r\n")}\r\n\r\n${body}`);
}
