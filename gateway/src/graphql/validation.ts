import type { UserError, UserErrorCode } from "../__generated__/schema.ts";
import { clientError } from "../rest/errors.ts";
import { userError } from "./userErrors.ts";

export type Requirement = readonly [code: UserErrorCode, message: string];

// Visible characters as in the REST contract: blanks, controls and characters drawn as nothing do not count.
const visible = /(?![\u115F\u1160\u2800\u3164\uFFA0])[\p{L}\p{N}\p{P}\p{S}]/u;

export function isVisible(text: string): boolean {
  return visible.test(text);
}

export function requireFields<F extends string>(
  texts: Record<F, string>,
  requirements: Partial<Record<F, Requirement>>,
): UserError[] {
  const required = Object.entries(requirements) as [F, Requirement][];
  const missing = required.filter(([field]) => !isVisible(texts[field]));
  return missing.map(([field, [code, message]]) => userError(code, message, field));
}

type Given<T> = { [K in keyof T]?: NonNullable<T[K]> };

/** The fields that an input gives; null and undefined leave a field out. */
export function givenFields<T extends object>(fields: T): Given<T> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value != null)) as Given<T>;
}

/** The values without repetition; undefined for an empty list, which must filter nothing. */
export function distinct<T>(values: readonly T[] | null | undefined): T[] | undefined {
  return values?.length ? [...new Set(values)] : undefined;
}

const emailPattern = /^[^\s@,;<>"]+@[^\s@,;<>"]+\.[^\s@,;<>".]+$/;
const maxEmailCharacters = 254;

export function isEmail(text: string): boolean {
  return text.length <= maxEmailCharacters && emailPattern.test(text);
}

export function validateEmail(text: string, field: string): UserError[] {
  if (isEmail(text)) return [];
  if (text.length <= maxEmailCharacters) return [userError("EMAIL_INVALID", "Invalid email format", field)];
  const message = `${field} may have ${maxEmailCharacters} characters at most`;
  return [{ ...userError("EMAIL_INVALID", message, field), max: maxEmailCharacters }];
}

export function validateDisclaimer({ acceptsDisclaimer }: { acceptsDisclaimer: boolean }): UserError[] {
  if (acceptsDisclaimer) return [];
  return [userError("DISCLAIMER_NOT_ACCEPTED", "The disclaimer must be accepted", "acceptsDisclaimer")];
}

const keyPattern = /^[\x21-\x7e]{1,255}$/;

export function parseIdempotencyKey(
  input: { idempotencyKey?: string | null },
  { idempotencyKey }: { idempotencyKey: string | undefined },
): string | undefined {
  const key = input.idempotencyKey ?? idempotencyKey;
  if (key !== undefined && !keyPattern.test(key))
    throw clientError("BAD_USER_INPUT", "An idempotency key has 1 to 255 printable characters and no blanks.");
  return key;
}
