import { isTooLong, maxLengths } from "./textLimits.ts";

/** True for text@text.text without spaces and not too long, as the product requires. */
export function isEmail(value: string): boolean {
  return !isTooLong(value, maxLengths.email) && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value);
}
