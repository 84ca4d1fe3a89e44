import type { ApiError } from "./ApiError.ts";

const firstPauseMs = 1_000;
// Cognito answers TooManyRequestsException, with status 400, when its own rate limit is exceeded.
const transientCodes = /^(UPSTREAM_|(RATE_LIMITED|NETWORK_ERROR|IDEMPOTENCY_RUNNING|TooManyRequestsException)$)/;

/** The pause before the operation is repeated; null if it must not be repeated. */
export function pauseMsBefore(error: ApiError, attempt: number, isRepeatable: boolean): number | null {
  const isInvalid = error.has("INVALID_ANSWER") || error.isUndone;
  const isBusy = isInvalid && error.status !== null && (error.status === 429 || error.status >= 500);
  const isTransient = isBusy || error.codes.some((code) => transientCodes.test(code));
  if (!isTransient || !(isRepeatable || error.isUndone)) return null;
  return error.retryAfterMs ?? growingPauseMs(error.has("IDEMPOTENCY_RUNNING") ? 1 : attempt);
}

// Pauses double. Half of each pause is random, so that programs that failed together do not try again together.
function growingPauseMs(attempt: number): number {
  return firstPauseMs * 2 ** (attempt - 1) * (0.5 + Math.random() / 2);
}
