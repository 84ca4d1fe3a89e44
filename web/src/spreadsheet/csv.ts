export type Cell = string | number | null;

type Options = { separator: "," | ";"; locale: string };

/** Spreadsheets take these characters for the start of a formula. */
const formulaStart = /^[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/;

/**
 * Rows as a CSV file for a spreadsheet in `locale`: a byte order mark, lines that end as RFC 4180 says, decimals as the language writes
 * them. A text that would be a formula is set off with an apostrophe, so that what somebody typed is never carried out.
 */
export function csv(rows: readonly (readonly Cell[])[], { separator, locale }: Options): string {
  const numbers = new Intl.NumberFormat(locale, { useGrouping: false, maximumFractionDigits: 6 });
  const written = (cell: Cell): string => {
    if (cell === null) return "";
    if (typeof cell === "number") return quoted(numbers.format(cell).replace("\u2212", "-"), separator);
    return quoted(formulaStart.test(cell.trimStart()) || formulaStart.test(cell) ? `'${cell}` : cell, separator);
  };
  return `\ufeff${rows.map((row) => `${row.map(written).join(separator)}\r\n`).join("")}`;
}

/** The separator that spreadsheets expect where this language is spoken: the one that is not the decimal sign. */
export function csvSeparator(language: string): "," | ";" {
  return language === "en" ? "," : ";";
}

function quoted(text: string, separator: string): string {
  return text.includes(separator) || /["\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
