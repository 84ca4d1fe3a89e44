import { isTooLong, maxLengths } from "./textLimits.ts";

/** Checks for text@text.text without spaces. */
export function isEmail(value: string): boolean {
  return !isTooLong(value, maxLengths.email) && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value);
}
