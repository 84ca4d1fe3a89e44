/** Parses a number with one decimal comma or point. Null for two separators, which countries read differently. */
export function parseDecimal(text: string): number | null {
  const plain = text
    .replace(/[\s\u00a0\u2009\u202f]/g, "")
    .replace(/^[\u2212\u2012\u2013]/, "-")
    .replace(",", ".");
  return /^-?(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : null;
}
