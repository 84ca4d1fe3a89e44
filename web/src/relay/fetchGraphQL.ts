import type { CacheConfig, GraphQLSingularResponse, RequestParameters, Variables } from "relay-runtime";
import { hasErrorCode, hasNoAnswer, isOfProxy, isStillRunning, NetworkFailure } from "./failures.ts";
import { currentNetworkState, noticeAnswer, noticeNoAnswer, noticeRate } from "./networkState.ts";

const maxAttempts = 3;
const retryDelaysMs = [200, 800];
const runningPauseMs = 1_000;
/** The request is repeated every second while the service still works on it, which may take ten seconds. */
const maxRunningRepeats = 10;
/** The gateway's own timeout is shorter. */
const timeoutMs = 30_000;
/** The timeout while offline, for queries that may be cached. Each query would otherwise wait 30 seconds. */
const offlineTimeoutMs = 5_000;

/** Sends a query once, because the caller retries it. */
export const singleAttempt = { networkCacheConfig: { force: true, metadata: { maxAttempts: 1 } } };

/** A failed query is sent up to `maxAttempts` times, a mutation with idempotency key twice. @throws NetworkFailure */
export async function fetchGraphQL(
  request: RequestParameters,
  variables: Variables,
  { metadata }: CacheConfig = {},
  beforeRepeat = () => {},
): Promise<GraphQLSingularResponse> {
  const key = idempotencyKeyOf(request, variables);
  const sending = { metadata, traceparent: createTraceparent(), key };
  const repeatAfter = async (pauseMs: number | undefined) => {
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    beforeRepeat();
  };
  const limit = maxAttemptsOf(request, sending);
  const sendToAnswer = async () => {
    for (let attempt = 1; ; attempt++) {
      try {
        const { status, body } = await post(request, variables, sending);
        // A RATE_LIMITED answer is not retried, because the gateway is overloaded already.
        const isFailure =
          (status >= 500 && !hasErrorCode(body, "RATE_LIMITED")) || hasErrorCode(body, "UPSTREAM_ERROR");
        if (!isFailure || attempt === limit) return body;
      } catch (error) {
        // A request that timed out would time out again.
        if (attempt === limit || isTimeout(error)) {
          if (hasNoAnswer(error)) noticeNoAnswer();
          throw error;
        }
      }
      await repeatAfter(retryDelaysMs[attempt - 1]);
    }
  };
  for (let repeat = 0; ; repeat++) {
    const body = await sendToAnswer();
    if (key === null || !isStillRunning(body) || repeat === maxRunningRepeats) return body;
    await repeatAfter(runningPauseMs);
  }
}

type Sending = { metadata: CacheConfig["metadata"]; traceparent: string; key: string | null };

function maxAttemptsOf({ operationKind }: RequestParameters, { metadata, key }: Sending): number {
  if (operationKind !== "query") return key === null ? 1 : 2;
  return currentNetworkState().isOffline ? 1 : Number(metadata?.maxAttempts ?? maxAttempts);
}

type Keyed = { readonly idempotencyKey?: unknown };

/** The mutation's idempotency key, or the key of its first room. Null unless all rooms have keys. */
function idempotencyKeyOf({ operationKind }: RequestParameters, { input }: Variables): string | null {
  if (operationKind !== "mutation") return null;
  const rooms: readonly Keyed[] = input?.installations ?? [];
  const keys = typeof input?.idempotencyKey === "string" ? [input] : rooms;
  const isWhole = keys.every(({ idempotencyKey }: Keyed) => typeof idempotencyKey === "string");
  return isWhole ? (keys[0]?.idempotencyKey ?? null) : null;
}

/** The value of a `traceparent` header (W3C Trace Context), which connects the log lines of an operation. */
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
  { metadata, traceparent, key }: Sending,
): Promise<Answer> {
  const { isOffline } = currentNetworkState();
  const isBrief = isOffline && request.operationKind === "query" && !metadata?.isOnlyFromNetwork;
  const response = await fetch("/graphql", {
    method: "POST",
    headers: {
      "content-type": "application/json",
      accept: "application/graphql-response+json, application/json",
      traceparent,
      // Proxies repeat requests with an idempotency key, but cannot read the key in the variables.
      ...(key !== null && { "idempotency-key": key }),
    },
    body: JSON.stringify({ documentId: `sha256:${request.id}`, variables }),
    signal: AbortSignal.timeout(isBrief ? offlineTimeoutMs : Number(metadata?.timeoutMs ?? timeoutMs)),
  }).catch((cause) => {
    throw Object.assign(new NetworkFailure(null), { cause });
  });
  const { status, headers } = response;
  const requestId = headers.get("x-request-id");
  const unusable = new NetworkFailure(requestId, status);
  if (isOfProxy(status, requestId)) throw unusable;
  noticeAnswer();
  noticeRate(headers);
  const body = await response.json().catch(() => {
    throw unusable;
  });
  if (body === null || typeof body !== "object" || !("data" in body || "errors" in body)) throw unusable;
  return { status, body: body as GraphQLSingularResponse };
}
