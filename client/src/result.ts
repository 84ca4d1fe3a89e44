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

/** @throws ApiError if a part failed, the answer is not the API's, or the first request with this key still runs */
export function toResult({ status, headers, body }: Answer, isRepeatable: boolean): Omit<Result, "idempotencyKey"> {
  const requestId = headers.get("x-request-id");
  const details = { status, requestId, retryAfterMs: parseRetryAfter(headers), data: body?.data };
  const errors = body?.errors as FormattedError[] | undefined;
  if (errors?.length) {
    const codes = errors.map(({ extensions }) => extensions?.code ?? "INVALID_ANSWER");
    // An answer with `data`, even null, means that the operation began. INTERNAL and INVALID errors do not show whether
    // the operation began.
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
  // While the first request with this key still runs, the client repeats the mutation to get that request's answer.
  const running = Object.values(data)
    .flatMap(userErrorsOf)
    .filter(({ code }) => code === "IDEMPOTENCY_RUNNING");
  const refusal = isRepeatable && toUserErrorsError(running, details);
  if (refusal) throw refusal;
  return { data, requestId, status };
}

/** The `userErrors` of a payload and of its bulk `results`. A query may use these names for other values. */
function userErrorsOf(payload: unknown): UserError[] {
  const { results, ...whole } = (payload ?? {}) as Partial<BulkPayload>;
  return [whole, results ?? []].flat().flatMap((part) => part?.userErrors ?? []);
}
