import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import { closedHeaders } from "./closedHeaders.ts";

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

/**
 * Answers what no route could: addresses and bodies that cannot be read, and failures, which are logged and masked. It may come before
 * any other header was set.
 */
export function answerRefusal(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { statusCode = 500 } = error;
  const isRefusal = statusCode in messages || (statusCode >= 400 && statusCode < 500);
  if (!isRefusal) request.log.error({ requestId: request.id, err: error }, "a request failed");
  for (const [name, value] of Object.entries({ ...closedHeaders, "x-request-id": request.id }))
    if (!reply.hasHeader(name)) reply.header(name, value);
  const message = isRefusal ? (messages[statusCode] ?? messages[400] ?? failed) : failed;
  const code = codeOf(isRefusal ? statusCode : 500);
  return reply
    .code(isRefusal ? statusCode : 500)
    .type("application/json; charset=utf-8")
    .send(
      JSON.stringify(
        isGraphql(request) ? graphqlErrors(message, code, request.id) : { message, requestId: request.id },
      ),
    );
}

function codeOf(statusCode: number): string {
  if (statusCode === 503) return "RATE_LIMITED";
  return statusCode === 500 ? "INTERNAL_SERVER_ERROR" : "BAD_REQUEST";
}

export const isGraphql = ({ url }: FastifyRequest) => url.split("?")[0] === "/graphql";

/** As GraphQL over HTTP wants a request error, so that a client finds it where it looks for all others. */
export function graphqlErrors(message: string, code: string, requestId: string) {
  return { errors: [{ message, extensions: { code, requestId } }] };
}

/** A refusal of ours with a status, for `answerRefusal`. */
export function httpError(statusCode: number): FastifyError {
  return Object.assign(new Error(messages[statusCode]), { name: "HttpError", code: "REFUSED", statusCode });
}
