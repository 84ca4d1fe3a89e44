/** No usable answer came from the gateway. */
export class NetworkFailure extends Error {
  /** The number to tell support, when the gateway gave one. */
  readonly requestId: string | null;
  /** Null when there was no answer at all, also none of a proxy. */
  readonly status: number | null;

  constructor(requestId: string | null, status: number | null = null) {
    super("The service could not be reached");
    this.name = "NetworkFailure";
    this.requestId = requestId;
    this.status = status;
  }
}

/** A proxy answers for a gateway that is away, without the gateway's request id. */
export const isOfProxy = (status: number, requestId: string | null): boolean =>
  requestId === null && [502, 503, 504].includes(status);

/** The gateway gave no answer: no network, or a proxy that reaches no gateway. */
export const hasNoAnswer = (error: unknown): boolean =>
  error instanceof NetworkFailure && (error.status === null || isOfProxy(error.status, error.requestId));

/** Why a request, or a part of its answer, failed: the gateway's `extensions.code`, and the number that support finds it by. */
export type RequestFailure = { code: string | null; requestId: string | null };

/** The code of a request that no gateway answered. */
export const noAnswer = "NO_ANSWER";

/** Reads the errors that Relay's `@catch` hands over; each keeps the gateway's extensions. */
export function caughtFailure(errors: readonly unknown[]): RequestFailure {
  const extensions = errors.map(extensionsOf).find((found) => found !== null);
  return { code: textOf(extensions?.code), requestId: textOf(extensions?.requestId) };
}

/** Reads what a failed operation threw; Relay keeps the answer's errors in `source`. */
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

/** The number that support finds a failed operation by; null if the gateway gave none. */
export const requestIdOf = (error: unknown): string | null => requestFailure(error).requestId;
