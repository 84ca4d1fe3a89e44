const PREFIX = /^(E|EL|SNRO)(?=\d)/;

export function searchTitle(text: string): string {
  return text.normalize("NFC").toLowerCase();
}

/** A product number as search compares it: capitals, no spaces, dots or dashes, no leading "E", "EL" or "Snro". */
export function searchKey(text: string): string {
  return text
    .normalize("NFC")
    .toUpperCase()
    .replace(/[\s.\-–]/g, "")
    .replace(PREFIX, "");
}
