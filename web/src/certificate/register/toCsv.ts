/**
 * Rows as a spreadsheet of these languages opens them: a byte order mark for UTF-8, semicolons, CRLF. A spreadsheet runs a cell that begins
 * like a formula, so an apostrophe is put before it.
 */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((cells) => `${cells.map(toCell).join(";")}\r\n`).join("")}`;
}

function toCell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
