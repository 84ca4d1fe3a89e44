import { ApiError, toUserErrorsError, type UserError } from "./ApiError.ts";
import { type Answer, parseRetryAfter } from "./http.ts";

export type Payload = { userErrors: UserError[] };
type BulkPayload = Payload & { results: (Payload | null)[] };
export type Result = {
  data: Record<string, unknown>;
  requestId: string | null;
  status: number;
  idempotencyKey: string | null;
};
type FormattedError = { message: string; extensions?: { code?: string; requestId?: string } };

/** @throws ApiError when a part of the operation failed, or when the first request with its key still runs */
export function toResult({ status, headers, body }: Answer, isRepeatable: boolean): Omit<Result, "idempotencyKey"> {
  const requestId = headers.get("x-request-id");
  const details = { status, requestId, retryAfterMs: parseRetryAfter(headers), data: body?.data };
  const errors = body?.errors as FormattedError[] | undefined;
  if (errors?.length) {
    const codes = errors.map(({ extensions }) => extensions?.code ?? "INVALID_ANSWER");
    // An operation that began has `data`, if only null; but a fault of the gateway, or of something between, may come at any time.
    const isUndone = !("data" in (body ?? {})) && !codes.some((code) => /^(INTERNAL_|INVALID_)/.test(code));
    const told = errors.map(({ message }, index) => `${codes[index]}: ${message} (request ${requestId})`).join("\n");
    throw new ApiError(told, { ...details, codes, isUndone });
  }
  if (typeof body?.data !== "object" || body.data === null)
    throw new ApiError(`The gateway's address gave HTTP ${status} and no answer of the API.`, {
      ...details,
      codes: ["INVALID_ANSWER"],
    });
  const data = body.data as Record<string, unknown>;
  // Asked again, a mutation gets the answer to the first request with its key, once that is there.
  const running = Object.values(data)
    .flatMap(userErrorsOf)
    .filter(({ code }) => code === "IDEMPOTENCY_RUNNING");
  const refusal = isRepeatable && toUserErrorsError(running, details);
  if (refusal) throw refusal;
  return { data, requestId, status };
}

/** Those of a payload and of its results, as far as they were selected. A query may have anything by these names. */
function userErrorsOf(payload: unknown): UserError[] {
  const { results, ...whole } = (payload ?? {}) as Partial<BulkPayload>;
  return [whole, results ?? []].flat().flatMap((part) => part?.userErrors ?? []);
}
