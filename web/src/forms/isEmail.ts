import { isTooLong, maxLengths } from "./textLimits.ts";

/** True for text@text.text without spaces and not too long, which is what the product asks of an address. */
export function isEmail(value: string): boolean {
  return !isTooLong(value, maxLengths.email) && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value);
}
