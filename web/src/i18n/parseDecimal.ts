/**
 * A number as people type and paste it: comma or point, blanks of any kind between the digits, a hyphen or a typographic minus.
 * Null when it is none, also for two separators, since their meaning differs between countries.
 */
export function parseDecimal(text: string): number | null {
  const plain = text
    .replace(/[\s\u00a0\u2009\u202f]/g, "")
    .replace(/^[\u2212\u2012\u2013]/, "-")
    .replace(",", ".");
  return /^-?(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : null;
}
