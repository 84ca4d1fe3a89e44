import type { ApiError } from "./ApiError.ts";

const firstPauseMs = 1_000;
// The last is how Cognito asks to slow down, with status 400.
const transientCodes = /^(UPSTREAM_|(RATE_LIMITED|NETWORK_ERROR|IDEMPOTENCY_RUNNING|TooManyRequestsException)$)/;

/** How long to wait before the operation is sent again; null when it must not be, or when it would fail again. */
export function pauseMsBefore(error: ApiError, attempt: number, isRepeatable: boolean): number | null {
  const isInvalid = error.has("INVALID_ANSWER") || error.isUndone;
  const isBusy = isInvalid && error.status !== null && (error.status === 429 || error.status >= 500);
  const isTransient = isBusy || error.codes.some((code) => transientCodes.test(code));
  if (!isTransient || !(isRepeatable || error.isUndone)) return null;
  return error.retryAfterMs ?? growingPauseMs(error.has("IDEMPOTENCY_RUNNING") ? 1 : attempt);
}

// Full pauses double; the half that is random keeps programs that failed together from coming back together.
function growingPauseMs(attempt: number): number {
  return firstPauseMs * 2 ** (attempt - 1) * (0.5 + Math.random() / 2);
}
