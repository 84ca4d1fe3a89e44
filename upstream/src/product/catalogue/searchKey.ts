const prefix = /^(E|EL|SNRO)(?=\d)/;

/** A product number for the search: capitals without spaces, dots, dashes, and without a leading "E", "EL" or "Snro". */
export function searchKey(text: string): string {
  return text
    .normalize("NFC")
    .toUpperCase()
    .replace(/[\s.\-–]/g, "")
    .replace(prefix, "");
}
