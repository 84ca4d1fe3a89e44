/**
 * Parses a number as people type and paste it: comma or point, any blanks between digits, a hyphen or a typographic minus. Null if it is
 * none or has two separators, whose meaning depends on the country.
 */
export function parseDecimal(text: string): number | null {
  const plain = text
    .replace(/[\s\u00a0\u2009\u202f]/g, "")
    .replace(/^[\u2212\u2012\u2013]/, "-")
    .replace(",", ".");
  return /^-?(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : null;
}
