const prefix = /^(E|EL|SNRO)(?=\d)/;

/** A product number as search compares it: capitals, no spaces, dots or dashes, no leading "E", "EL" or "Snro". */
export function searchKey(text: string): string {
  return text
    .normalize("NFC")
    .toUpperCase()
    .replace(/[\s.\-–]/g, "")
    .replace(prefix, "");
}
