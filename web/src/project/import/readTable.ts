import { parse } from "papaparse";
import { unmarked } from "../../spreadsheet/csv.ts";

export const maxFileBytes = 10_000_000;
export const maxProjects = 1_000;

/** `line` is the line's number in the file; a quoted cell may contain line breaks. */
export type TableRow = { readonly line: number; readonly cells: readonly string[] };
export type Table = { readonly header: readonly string[]; readonly rows: readonly TableRow[] };
export type TableFault = "tooLarge" | "tooMany" | "empty" | "quotes";

/** Reads CSV in UTF-8, UTF-16 or Windows-1252, separated by commas, semicolons or tabs. */
export function readTable(bytes: Uint8Array): Table | TableFault {
  if (bytes.length > maxFileBytes) return "tooLarge";
  const text = decode(bytes)
    .replace(/^\ufeff/, "")
    .replace(/\r\n?/g, "\n");
  let hasOpenQuote = false;
  let [line, position] = [1, 0];
  const all: TableRow[] = [];
  const separator = separatorOf(text);
  parse<string[]>(text, {
    delimiter: separator,
    newline: "\n",
    step: ({ data, errors, meta }) => {
      hasOpenQuote ||= errors.some(({ code }) => code === "MissingQuotes");
      const cells = data.map((cell) => unmarked(cell, separator).replace(/\s+/g, " ").trim());
      if (cells.some(Boolean)) all.push({ line, cells });
      line += text.slice(position, meta.cursor).split("\n").length - 1;
      position = meta.cursor;
    },
  });
  const [header, ...rows] = all;
  if (hasOpenQuote) return "quotes";
  if (!header || rows.length === 0) return "empty";
  return rows.length > maxProjects ? "tooMany" : { header: header.cells, rows };
}

/** Finds the separator in the header. Quoted column names are ignored, because they may contain separators. */
function separatorOf(text: string): string {
  const [head = ""] = /.*\S.*/.exec(text.replace(/"[^"]*"/g, "")) ?? [];
  const count = (separator: string) => head.split(separator).length;
  return [";", ",", "\t"].reduce((best, each) => (count(each) > count(best) ? each : best));
}

function decode(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    // Spreadsheets on Windows save CSV in this encoding by default.
    return new TextDecoder("windows-1252").decode(bytes);
  }
}
