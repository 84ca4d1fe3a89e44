/**
 * Parses a typed or pasted number: comma or point, spaces between digits, hyphen or minus sign. Null for two
 * separators, whose meaning depends on the country.
 */
export function parseDecimal(text: string): number | null {
  const plain = text
    .replace(/[\s\u00a0\u2009\u202f]/g, "")
    .replace(/^[\u2212\u2012\u2013]/, "-")
    .replace(",", ".");
  return /^-?(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : null;
}
