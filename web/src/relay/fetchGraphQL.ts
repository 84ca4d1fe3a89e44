import type { CacheConfig, GraphQLSingularResponse, RequestParameters, Variables } from "relay-runtime";
import { hasErrorCode, hasNoAnswer, isOfProxy, isStillRunning, NetworkFailure } from "./failures.ts";
import { currentNetworkState, noticeAnswer, noticeNoAnswer, noticeRate } from "./networkState.ts";

const maxAttempts = 3;
const retryDelaysMs = [200, 800];
const runningPauseMs = 1_000;
/** As many seconds as an operation may take. */
const maxRunningRepeats = 10;
/** The gateway itself gives up earlier. */
const timeoutMs = 30_000;
/** While nothing answers, of a query that something kept may stand in for: on a bad line each would else hang for the whole time. */
const offlineTimeoutMs = 5_000;

/** For a query whose caller tries it again itself. */
export const singleAttempt = { networkCacheConfig: { force: true, metadata: { maxAttempts: 1 } } };

/**
 * Sends one operation to the gateway on the page's own origin, by the hash of its text, which the gateway knows. It is tried again when
 * no answer comes, or one that says that the gateway or the service failed: a query three times in all (`maxAttempts` of its metadata
 * says otherwise; once while offline), a mutation with an idempotency key twice, and again while the first one is still running. Another
 * mutation is tried once, since it may have been acted on. `beforeRepeat` throws where the operation may not be sent any more.
 *
 * @throws NetworkFailure when no answer came, or none that is GraphQL.
 */
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
        // Trying again at once would only add to what the gateway has too much of.
        const isFailure =
          (status >= 500 && !hasErrorCode(body, "RATE_LIMITED")) || hasErrorCode(body, "UPSTREAM_ERROR");
        if (!isFailure || attempt === limit) return body;
      } catch (error) {
        // A line that hung for the whole time would hang again.
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

/** The key of a mutation, or of the first of several rooms that each have one; null where a part of it may be done twice. */
function idempotencyKeyOf({ operationKind }: RequestParameters, { input }: Variables): string | null {
  if (operationKind !== "mutation") return null;
  const rooms: readonly Keyed[] = input?.installations ?? [];
  const keys = typeof input?.idempotencyKey === "string" ? [input] : rooms;
  const isWhole = keys.every(({ idempotencyKey }: Keyed) => typeof idempotencyKey === "string");
  return isWhole ? (keys[0]?.idempotencyKey ?? null) : null;
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
      // A proxy repeats what has a key, and does not read the variables.
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
