import { STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";

const messages: Record<number, string> = {
  400: "The request cannot be read. Nothing was done.",
  403: "There is nothing for you at this address.",
  405: "Send operations by POST; queries by GET are for bearers.",
  413: "The request is too large. Nothing was done.",
  414: "The address is too long. Nothing was done.",
  415: "The request is of a kind that is not taken here. Send JSON in UTF-8.",
  503: "There is too much to do here right now. Nothing was done. Try again in a moment.",
};
const failed = "Something went wrong here. Try again, and quote the request id if it goes on.";

/** Fastify may call this handler before any hook has run. */
export function handleHttpError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { statusCode = 500 } = error;
  const isRefusal = statusCode in messages || (statusCode >= 400 && statusCode < 500);
  if (!isRefusal) request.log.error({ requestId: request.id, err: error }, "a request failed");
  for (const [name, value] of Object.entries({ "cache-control": "no-store", "x-request-id": request.id }))
    if (!reply.hasHeader(name)) reply.header(name, value);
  const message = isRefusal ? (messages[statusCode] ?? messages[400] ?? failed) : failed;
  const status = isRefusal ? statusCode : 500;
  const requestId = request.id;
  const body = isGraphql(request)
    ? { errors: [{ message, extensions: { code: codeOf(status), requestId } }] }
    : { message, requestId };
  return reply.code(status).type("application/json; charset=utf-8").send(JSON.stringify(body));
}

function codeOf(status: number): string {
  if (status === 503) return "RATE_LIMITED";
  return status === 500 ? "INTERNAL_SERVER_ERROR" : "BAD_REQUEST";
}

export const isGraphql = ({ url }: FastifyRequest) => url.split("?")[0] === "/graphql";

export function httpError(statusCode: number): FastifyError {
  return Object.assign(new Error(messages[statusCode]), { name: "HttpError", code: "REFUSED", statusCode });
}

const statuses: Record<string, number> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 };

/** Answers requests that Node cannot read. Such requests have no response object. */
export function createClientErrorHandler(headers: Record<string, string>) {
  const type = { "content-type": "application/json; charset=utf-8", "cache-control": "no-store", connection: "close" };
  return function handleClientError({ code = "" }: Error & { code?: string }, socket: Socket): void {
    if (code === "ECONNRESET" || !socket.writable) return void socket.destroy();
    const status = statuses[code] ?? 400;
    const message = `${STATUS_CODES[status]}. Nothing was done.`;
    const body = JSON.stringify({ message, errors: [{ message, extensions: { code: "BAD_REQUEST" } }] });
    const lines = Object.entries({ ...headers, ...type, "content-length": String(body.length) }).map((pair) =>
      pair.join(": "),
    );
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join("\r\n")}\r\n\r\n${body}`);
  };
}
