import type { GraphQLSingularResponse, PayloadError, RecordSource, RelayFieldLogger } from "relay-runtime";

// Relay's ROOT_ID, copied because the service worker imports this file and must not load Relay.
const rootId = "client:root";

/** No usable answer came from the gateway. */
export class NetworkFailure extends Error {
  /** The request id that support can search for. */
  readonly requestId: string | null;
  /** Null if neither the gateway nor a proxy answered. */
  readonly status: number | null;

  constructor(requestId: string | null, status: number | null = null) {
    super("The service could not be reached");
    this.name = "NetworkFailure";
    this.requestId = requestId;
    this.status = status;
  }
}

/** If the gateway is down, a proxy answers without a request id. */
export const isOfProxy = (status: number, requestId: string | null): boolean =>
  requestId === null && [502, 503, 504].includes(status);

/** True without a network, and if a proxy cannot reach the gateway. */
export const hasNoAnswer = (error: unknown): boolean =>
  error instanceof NetworkFailure && (error.status === null || isOfProxy(error.status, error.requestId));

/** `code` is the gateway's `extensions.code`; `retryAt` is the end of a rate limit in milliseconds since 1970. */
export type RequestFailure = { code: string | null; requestId: string | null; retryAt?: number };

export const noAnswer = "NO_ANSWER";

/** Reads the errors that Relay's `@catch` passes on. */
export function caughtFailure(errors: readonly unknown[]): RequestFailure {
  const extensions = errors.map(extensionsOf).find((found) => found !== null);
  const seconds = extensions?.retryAfter;
  const limit = typeof seconds === "number" ? { retryAt: Date.now() + seconds * 1_000 } : {};
  return { code: textOf(extensions?.code), requestId: textOf(extensions?.requestId), ...limit };
}

/** Reads the error of a failed operation; Relay stores the answer's errors in `source`. */
export function requestFailure(error: unknown): RequestFailure {
  if (error instanceof NetworkFailure)
    return { code: hasNoAnswer(error) ? noAnswer : null, requestId: error.requestId };
  const source = error instanceof Error && "source" in error ? error.source : null;
  const errors = typeof source === "object" && source !== null && "errors" in source ? source.errors : null;
  return caughtFailure(Array.isArray(errors) ? errors : []);
}

function extensionsOf(error: unknown): Record<string, unknown> | null {
  if (typeof error !== "object" || error === null || !("extensions" in error)) return null;
  const { extensions } = error;
  return typeof extensions === "object" ? (extensions as Record<string, unknown> | null) : null;
}

const textOf = (value: unknown) => (typeof value === "string" ? value : null);

export const requestIdOf = (error: unknown): string | null => requestFailure(error).requestId;

export const responseErrors = (response: GraphQLSingularResponse): readonly PayloadError[] =>
  "errors" in response ? (response.errors ?? []) : [];

export function hasErrorCode(response: GraphQLSingularResponse, code: string): boolean {
  return responseErrors(response).some(
    (error: PayloadError & { extensions?: { code?: unknown } }) => error.extensions?.code === code,
  );
}

type Refused = { readonly userErrors?: readonly { readonly code?: string }[] };
type Payload = Refused & { readonly results?: readonly (Refused | null)[] };

/** True while the service still works on an earlier request with the same idempotency key. */
export function isStillRunning(response: GraphQLSingularResponse): boolean {
  const payloads = Object.values(("data" in response && response.data) || {}) as (Payload | null)[];
  return payloads
    .flatMap((payload) => [payload, ...(payload?.results ?? [])])
    .some((part) => part?.userErrors?.some(({ code }) => code === "IDEMPOTENCY_RUNNING"));
}

/** Rejects an answer with a failed root field. The field's null in the store would remove data from all pages. */
export function rejectFailedRoot(response: GraphQLSingularResponse): GraphQLSingularResponse {
  const errors = [...responseErrors(response)];
  const data = "data" in response ? response.data : null;
  const isFailed = errors.some(({ path }) => path?.[0] !== undefined && data?.[path[0]] === null);
  return isFailed ? { errors } : response;
}

/** An answer without its failed fields. A failed list item stays null, so that the others keep their index. */
export function withoutFailedFields(response: GraphQLSingularResponse): unknown {
  const data: unknown = "data" in response ? response.data : null;
  return responseErrors(response).reduce((known, { path = [] }) => withoutField(known, path), data);
}

// Removes the field at this path. A failed non-null field turns its parent into null, so several errors may concern the
// same null.
function withoutField(value: unknown, [key, ...below]: readonly (string | number)[]): unknown {
  if (typeof value !== "object" || value === null || key === undefined) return value;
  if (Array.isArray(value)) return value.map((item, index) => (index === key ? withoutField(item, below) : item));
  const { [key]: field, ...others } = value as Record<string, unknown>;
  return (field ?? null) === null ? others : { ...others, [key]: withoutField(field, below) };
}

type Source = Pick<RecordSource, "get">;

const leftOut = new Map<string, PayloadError>();

/** The errors of the viewer's fields that were left out. */
export const leftOutErrors = (): readonly PayloadError[] => [...leftOut.values()];

/** Removes failed viewer fields that the store has, because all parts that share the viewer would fail. */
export function leaveOutKnown(response: GraphQLSingularResponse, source: Source): GraphQLSingularResponse {
  const data = "data" in response ? response.data : null;
  if (!data?.viewer) return response;
  const viewer: Record<string, unknown> = { ...data.viewer };
  for (const field of Object.keys(viewer)) {
    const error = responseErrors(response).find(({ path }) => path?.[0] === "viewer" && path[1] === field);
    leftOut.delete(field);
    if (!error || viewer[field] !== null || !isKnown(source, field)) continue;
    leftOut.set(field, error);
    delete viewer[field];
  }
  return { ...response, data: { ...data, viewer } };
}

function isKnown(source: Source, field: string): boolean {
  const viewerId = linked(source, rootId, "viewer");
  return viewerId !== undefined && linked(source, viewerId, field) !== undefined;
}

const linked = (source: Source, id: string, field: string) =>
  (source.get(id)?.[field] as { __ref?: string } | undefined)?.__ref;

/** A component read a field without an answer. */
export class UnansweredField extends Error {
  /** The same shape as Relay's network errors, so that the request id can be read. */
  readonly source: { errors: readonly unknown[] };

  constructor(owner: string, path: string, errors: readonly unknown[]) {
    super(`No answer to ${path} in ${owner}`);
    this.name = "UnansweredField";
    this.source = { errors };
  }
}

/** Throws during render, so that a field without answer never looks empty. @throws UnansweredField */
export const rejectUnansweredField: RelayFieldLogger = (event) => {
  if (event.kind === "missing_expected_data.log")
    throw new UnansweredField(event.owner, event.fieldPath, leftOutErrors());
  if (event.kind === "relay_field_payload.error" && !event.handled)
    throw new UnansweredField(event.owner, event.fieldPath, [event.error]);
};
