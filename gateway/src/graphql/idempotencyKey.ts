import { clientError } from "../rest/errors.ts";

const keyPattern = /^[\x21-\x7e]{1,255}$/;

/** The input's key, else the request's `Idempotency-Key`: an operation with several mutations needs a key for each. */
export function parseIdempotencyKey(
  input: { idempotencyKey?: string | null },
  { idempotencyKey }: { idempotencyKey: string | undefined },
): string | undefined {
  const key = input.idempotencyKey ?? idempotencyKey;
  if (key !== undefined && !keyPattern.test(key))
    throw clientError("BAD_USER_INPUT", "An idempotency key has 1 to 255 printable characters and no blanks.");
  return key;
}
