import type { CacheConfig, GraphQLSingularResponse, RequestParameters, Variables } from "relay-runtime";
import { currentNetworkState, noticeAnswer, noticeNoAnswer } from "./networkState.ts";
import { noticeRate } from "./operationRate.ts";
import { hasNoAnswer, NetworkFailure } from "./requestFailure.ts";
import { hasErrorCode } from "./responseErrors.ts";

const maxAttempts = 3;
const retryDelaysMs = [200, 800];
/** The gateway itself gives up earlier. */
const timeoutMs = 30_000;
/** While nothing answers, of a query that something kept may stand in for: on a bad line each would else hang for the whole time. */
const offlineTimeoutMs = 5_000;

/** For a query whose caller tries it again itself. */
export const singleAttempt = { networkCacheConfig: { force: true, metadata: { maxAttempts: 1 } } };

/**
 * Sends one operation to the gateway on the page's own origin, by the hash of its text, which the gateway knows. A query is tried three
 * times in all (`maxAttempts` of its metadata says otherwise) when no answer comes, or one that says that the gateway or the service
 * failed; once while offline. A mutation is tried once, since it may have been acted on.
 *
 * @throws NetworkFailure when no answer came, or none that is GraphQL.
 */
export async function fetchGraphQL(
  request: RequestParameters,
  variables: Variables,
  { metadata }: CacheConfig = {},
): Promise<GraphQLSingularResponse> {
  const isOnce = request.operationKind !== "query" || currentNetworkState().isOffline;
  const traceparent = createTraceparent();
  const limit = isOnce ? 1 : (metadata?.maxAttempts ?? maxAttempts);
  for (let attempt = 1; ; attempt++) {
    try {
      const { status, body } = await post(request, variables, { metadata, traceparent });
      // Trying again at once would only add to what the gateway has too much of.
      const isFailure = (status >= 500 && !hasErrorCode(body, "RATE_LIMITED")) || hasErrorCode(body, "UPSTREAM_ERROR");
      if (!isFailure || attempt === limit) return body;
    } catch (error) {
      // A line that hung for the whole time would hang again.
      if (attempt === limit || isTimeout(error)) {
        if (hasNoAnswer(error)) noticeNoAnswer();
        throw error;
      }
    }
    await new Promise((resolve) => setTimeout(resolve, retryDelaysMs[attempt - 1]));
  }
}

/** Of W3C Trace Context: what a click causes is one trace, where an operator collects traces. */
function createTraceparent(): string {
  return `00-${randomHex(16)}-${randomHex(8)}-01`;
}

const randomHex = (bytes: number) =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, "0")).join("");

type Answer = { status: number; body: GraphQLSingularResponse };

function isTimeout(error: unknown): boolean {
  const cause = error instanceof NetworkFailure ? error.cause : null;
  return typeof cause === "object" && cause !== null && "name" in cause && cause.name === "TimeoutError";
}

async function post(
  request: RequestParameters,
  variables: Variables,
  { metadata, traceparent }: { metadata: CacheConfig["metadata"]; traceparent: string },
): Promise<Answer> {
  const { isOffline } = currentNetworkState();
  const isBrief = isOffline && request.operationKind === "query" && !metadata?.isOnlyFromNetwork;
  const response = await fetch("/graphql", {
    method: "POST",
    headers: {
      "content-type": "application/json",
      accept: "application/graphql-response+json, application/json",
      traceparent,
    },
    body: JSON.stringify({ documentId: `sha256:${request.id}`, variables }),
    signal: AbortSignal.timeout(isBrief ? offlineTimeoutMs : Number(metadata?.timeoutMs ?? timeoutMs)),
  }).catch((cause) => {
    throw Object.assign(new NetworkFailure(null), { cause });
  });
  noticeAnswer();
  const { status, headers } = response;
  noticeRate(headers);
  const unusable = new NetworkFailure(headers.get("x-request-id"), status);
  const body = await response.json().catch(() => {
    throw unusable;
  });
  if (body === null || typeof body !== "object" || !("data" in body || "errors" in body)) throw unusable;
  return { status, body: body as GraphQLSingularResponse };
}
