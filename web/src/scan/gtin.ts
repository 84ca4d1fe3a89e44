/** True for a GTIN-8, 12, 13 (EAN) or 14 with a valid check digit (GS1 General Specifications, 7.9). */
export function isGtin(text: string): boolean {
  return /^(\d{8}|\d{12,14})$/.test(text) && sumOf(text) % 10 === 0;
}

/** True for 13 or 14 digits with a wrong check digit. Shorter numbers may be a manufacturer's own. */
export function isMisreadGtin(text: string): boolean {
  return /^\d{13,14}$/.test(text) && sumOf(text) % 10 !== 0;
}

const sumOf = (digits: string) =>
  [...digits].reverse().reduce((sum, digit, index) => sum + Number(digit) * (index % 2 === 0 ? 1 : 3), 0);

// A hand scanner may send the kind of code first ("]d2").
const elementString = /^(?:\][A-Za-z]\d)?(?:\(01\)|01)(\d{14})/;
const digitalLink = /^https?:\/\/[^/\s]+\/(?:\S*\/)?01\/(\d{8,14})(?:[/?]|$)/i;

/** The product number in a code; for a GS1 code or link the GTIN, without the leading zero of a GTIN-13. */
export function productNumberIn(code: string): string {
  const text = code.replaceAll("\u001d", "").trim();
  const gtin = (elementString.exec(text) ?? digitalLink.exec(text))?.[1];
  return gtin && isGtin(gtin) ? gtin.replace(/^0(?=\d{13}$)/, "") : text;
}

export function compactNumber(text: string): string {
  return text.toUpperCase().replace(/[\s.\-–]/g, "");
}
