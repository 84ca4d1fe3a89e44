import { randomUUID } from "node:crypto";
import { STATUS_CODES } from "node:http";
import type { Socket } from "node:net";

const statuses: Record<string, number> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 };

export function handleClientError(
  { code = "" }: Error & { code?: string },
  socket: Socket,
  headers: Record<string, string>,
): void {
  if (code === "ECONNRESET" || !socket.writable) return void socket.destroy();
  const status = statuses[code] ?? 400;
  const requestId = randomUUID();
  const body = JSON.stringify({
    code: "VALIDATION_FAILED",
    message: `${STATUS_CODES[status]}. The request could not be read; nothing was saved.`,
    requestId,
  });
  const all = {
    ...headers,
    "x-request-id": requestId,
    "content-type": "application/json; charset=utf-8",
    "content-length": String(body.length),
    connection: "close",
  };
  const lines = Object.entries(all).map((pair) => pair.join(": "));
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join("\r\n")}\r\n\r\n${body}`);
}
