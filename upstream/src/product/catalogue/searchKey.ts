const prefix = /^(E|EL|SNRO)(?=\d)/;

/** Normalizes a product number: capitals without spaces, dots and dashes, and without a leading "E", "EL" or "Snro". */
export function searchKey(text: string): string {
  return text
    .normalize("NFC")
    .toUpperCase()
    .replace(/[\s.\-–]/g, "")
    .replace(prefix, "");
}
