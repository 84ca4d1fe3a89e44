import type { Context } from "../context.ts";
import { clientError } from "../errors.ts";

const keyPattern = /^[\x21-\x7e]{1,255}$/;

type Keyed = { idempotencyKey?: string | null };

/**
 * The key under which the REST service does a thing once: the input's, else the `Idempotency-Key` header of the request. An
 * operation with several mutations gives each its own in the input, since one key stands for one thing.
 * @throws BAD_USER_INPUT for a text that the service would not take
 */
export function idempotencyKeyOf(input: Keyed, { idempotencyKey }: Pick<Context, "idempotencyKey">) {
  const key = input.idempotencyKey ?? idempotencyKey;
  if (key !== undefined && !keyPattern.test(key))
    throw clientError("BAD_USER_INPUT", "An idempotency key has 1 to 255 printable characters and no blanks.");
  return key;
}
