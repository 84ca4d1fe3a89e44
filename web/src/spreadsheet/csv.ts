export type Cell = string | number | null;

type Options = { separator: "," | ";"; locale: string };

/** Spreadsheets read these characters as the start of a formula. */
const sign = "[=+\\-@\\uff1d\\uff0b\\uff0d\\uff20]";
const formulaStart = new RegExp(`^(?='*(?:[\\t\\r]|\\s*${sign}))`);
const markedStart = new RegExp(`^'(?='*(?:[\\t\\r]|\\s*${sign}))`);

/** Excludes prices such as “100,-”. A cell “-” is part of a formula only if a later cell begins with an operator. */
const noPrice = "(?!-\\s*(?:[.,;\\t\\r\\n]|$))";
const operator = /^\s*[&*/^<>%]/;

/** Matches the start of a cell for a spreadsheet that expects the other separator and ignores quotes. */
function innerStart(separator: string, before: string, after = ""): RegExp {
  const others = [",", ";", "\\t", "\\r", "\\n"].filter((each) => each !== separator).join("");
  return new RegExp(`(?<=[${others}])${before}(?=['"\\s]*${sign})${after}`, "g");
}

/** CSV with byte order mark and CRLF. Text that a spreadsheet could run as a formula gets an apostrophe. */
export function csv(rows: readonly (readonly Cell[])[], { separator, locale }: Options): string {
  const numbers = new Intl.NumberFormat(locale, { useGrouping: false, maximumFractionDigits: 6 });
  const written = (cell: Cell, inner: RegExp): string => {
    if (cell === null) return "";
    if (typeof cell === "number") return quoted(numbers.format(cell).replace("\u2212", "-"), separator);
    return quote(cell.replace(inner, "'").replace(formulaStart, "'"));
  };
  const line = (row: readonly Cell[]): string => {
    const hasOperator = row.some((cell) => typeof cell === "string" && operator.test(cell));
    const inner = innerStart(separator, "", hasOperator ? "" : noPrice);
    return `${row.map((cell) => written(cell, inner)).join(separator)}\r\n`;
  };
  return `\ufeff${rows.map(line).join("")}`;
}

export function unmarked(cell: string, separator: string): string {
  return cell.replace(markedStart, "").replace(innerStart(separator === "\t" ? "\\t" : separator, "'"), "");
}

/** The list separator that spreadsheets expect in this language: the one that is no decimal sign. */
export function csvSeparator(language: string): "," | ";" {
  return language === "en" ? "," : ";";
}

function quoted(number: string, separator: string): string {
  return number.includes(separator) ? quote(number) : number;
}

const quote = (text: string) => `"${text.replaceAll('"', '""')}"`;
