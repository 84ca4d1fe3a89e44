import type { UserError as SchemaUserError } from "./__generated__/schema.ts";

/** A mistake that a person can correct; `path` leads through the input to what it concerns. */
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

/** A failed operation, whichever way it failed. */
export class ApiError extends Error {
  override readonly name = "ApiError";
  /**
   * Of the GraphQL errors, of the `userErrors` or of the user pool. NETWORK_ERROR is a lost connection, INVALID_ANSWER an answer that does not
   * come from the API, INVALID_PAGE a connection that cannot be followed.
   */
  readonly codes: readonly string[];
  /** Of a refused mutation. */
  readonly userErrors: readonly UserError[];
  /** To quote when you ask for help. */
  readonly requestId: string | null;
  /** Of HTTP; null without an answer. */
  readonly status: number | null;
  /** How long the API asked to wait. */
  readonly retryAfterMs: number | null;
  /** The part of the answer that is there all the same, such as the current object of a CONFLICT. */
  readonly data: unknown;
  /**
   * True when the operation was refused before it began, so that nothing was done. False with `userErrors`, of which each code tells what it means
   * for the change.
   */
  readonly isUndone: boolean;
  /** The header `Idempotency-Key` that was sent, to send the same again with; null without one. A key in the input goes before it. */
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

/** Undefined where there is nothing to throw. */
export function toUserErrorsError(userErrors: readonly UserError[], details: Details): ApiError | undefined {
  if (userErrors.length === 0) return undefined;
  const told = userErrors.map(({ code, path, message }) => [code, path?.join("."), message].filter(Boolean).join(" "));
  return new ApiError(told.join("\n"), { ...details, codes: userErrors.map(({ code }) => code), userErrors });
}
