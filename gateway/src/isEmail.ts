import type { UserError } from "./__generated__/resolvers.ts";
import { userError } from "./userErrors.ts";

const pattern = /^[^\s@,;<>"]+@[^\s@,;<>"]+\.[^\s@,;<>".]+$/;
const maxCharacters = 254;

/** Text, at, text, dot, text; one address without blanks, as the REST contract takes it. */
export function isEmail(text: string): boolean {
  return text.length <= maxCharacters && pattern.test(text);
}

/** Why a text is no address, with the limit if it is too long. */
export function emailErrors(text: string, field: string): UserError[] {
  if (isEmail(text)) return [];
  if (text.length <= maxCharacters) return [userError("EMAIL_INVALID", "Invalid email format", field)];
  const message = `${field} may have ${maxCharacters} characters at most`;
  return [{ ...userError("EMAIL_INVALID", message, field), max: maxCharacters }];
}
