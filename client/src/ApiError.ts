import type { UserError as SchemaUserError } from "./__generated__/schema.ts";

/** An error that a person can correct; `path` leads to the refused part of the input. */
export type UserError = Pick<SchemaUserError, "code" | "message" | "path"> &
  Partial<Pick<SchemaUserError, "existingId" | "min" | "max">>;

type Details = {
  codes?: readonly string[];
  userErrors?: readonly UserError[];
  requestId?: string | null;
  status?: number | null;
  retryAfterMs?: number | null;
  data?: unknown;
  isUndone?: boolean;
  idempotencyKey?: string | null;
  cause?: unknown;
};

export class ApiError extends Error {
  override readonly name = "ApiError";
  /**
   * Codes of GraphQL errors, of `userErrors` or of the user pool. NETWORK_ERROR: no answer. INVALID_ANSWER: the answer
   * is not the API's. INVALID_PAGE: the connection is missing, or its cursor does not advance.
   */
  readonly codes: readonly string[];
  readonly userErrors: readonly UserError[];
  /** The request id, to quote when you ask for help. */
  readonly requestId: string | null;
  /** The HTTP status; null without an answer. */
  readonly status: number | null;
  /** Null if the API asked for no pause. */
  readonly retryAfterMs: number | null;
  /** The `data` that came with the error, such as the current object after a CONFLICT. */
  readonly data: unknown;
  /** True if the operation was refused before it began. False with `userErrors`: their codes say what was done. */
  readonly isUndone: boolean;
  /** The `Idempotency-Key` header for sending the request again; null without it. A key in the input comes first. */
  idempotencyKey: string | null;

  constructor(message: string, details: Details = {}) {
    super(message, details.cause === undefined ? {} : { cause: details.cause });
    this.codes = details.codes ?? [];
    this.userErrors = details.userErrors ?? [];
    this.requestId = details.requestId ?? null;
    this.status = details.status ?? null;
    this.retryAfterMs = details.retryAfterMs ?? null;
    this.data = details.data;
    this.isUndone = details.isUndone ?? false;
    this.idempotencyKey = details.idempotencyKey ?? null;
  }

  has(code: string): boolean {
    return this.codes.includes(code);
  }
}

export function toUserErrorsError(userErrors: readonly UserError[], details: Details): ApiError | undefined {
  if (userErrors.length === 0) return undefined;
  const told = userErrors.map(({ code, path, message }) => [code, path?.join("."), message].filter(Boolean).join(" "));
  return new ApiError(told.join("\n"), { ...details, codes: userErrors.map(({ code }) => code), userErrors });
}
