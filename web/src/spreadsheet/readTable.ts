import { parse } from "papaparse";
import { unmarked } from "./csv.ts";

export type TableLimits = { maxBytes: number; maxRows: number };

/** `line` is the line's number in the file; a quoted cell may contain line breaks. */
export type TableRow = { readonly line: number; readonly cells: readonly string[] };
export type Table = { readonly header: readonly string[]; readonly rows: readonly TableRow[] };
export type TableFault = "tooLarge" | "tooMany" | "empty" | "quotes" | "binary";

/** Reads CSV in UTF-8, UTF-16 or Windows-1252. The header is the first line with text, from `firstLine` on. */
export function readTable(bytes: Uint8Array, { maxBytes, maxRows }: TableLimits, firstLine = 1): Table | TableFault {
  if (bytes.length > maxBytes) return "tooLarge";
  if (isBinary(bytes)) return "binary";
  const text = textLines(bytes)
    .slice(firstLine - 1)
    .join("\n");
  let hasOpenQuote = false;
  let [line, position] = [firstLine, 0];
  const all: TableRow[] = [];
  const separator = separatorOf(text);
  parse<string[]>(text, {
    delimiter: separator,
    newline: "\n",
    step: ({ data, errors, meta }) => {
      hasOpenQuote ||= errors.some(({ code }) => code === "MissingQuotes");
      const cells = data.map((cell) => plainCell(cell, separator));
      if (cells.some(Boolean)) all.push({ line, cells });
      line += text.slice(position, meta.cursor).split("\n").length - 1;
      position = meta.cursor;
    },
  });
  const [header, ...rows] = all;
  if (hasOpenQuote) return "quotes";
  if (!header || rows.length === 0) return "empty";
  return rows.length > maxRows ? "tooMany" : { header: header.cells, rows };
}

const plainCell = (cell: string, separator: string) => unmarked(cell, separator).replace(/\s+/g, " ").trim();

/** The cells of a single line, separated as if the line were a header. */
export function lineCells(line: string): string[] {
  const delimiter = separatorOf(line);
  const [cells = []] = parse<string[]>(line, { delimiter, newline: "\n" }).data;
  return cells.map((cell) => plainCell(cell, delimiter));
}

/** Finds the separator in the header. Quoted column names are ignored, because they may contain separators. */
function separatorOf(text: string): string {
  const [head = ""] = /.*\S.*/.exec(text.replace(/"[^"]*"/g, "")) ?? [];
  const count = (separator: string) => head.split(separator).length;
  return [";", ",", "\t"].reduce((best, each) => (count(each) > count(best) ? each : best));
}

/** The lines of a text file. The service counts lines in the same way (`instrument/fileLines.ts`). */
export const textLines = (bytes: Uint8Array): string[] => decodeText(bytes).split(/\r\n?|\n/);

/** True for a photo, a workbook or another file that is no text. */
export const isBinary = (bytes: Uint8Array): boolean => decodeText(bytes).includes("\0");

function decodeText(bytes: Uint8Array): string {
  const [first, second] = bytes;
  const decode = (encoding: string) => new TextDecoder(encoding).decode(bytes);
  if (first === 0xff && second === 0xfe) return decode("utf-16le");
  if (first === 0xfe && second === 0xff) return decode("utf-16be");
  // Without a byte order mark, the zero byte of an ASCII character shows UTF-16 and its byte order.
  if (first !== 0 && second === 0) return decode("utf-16le");
  if (first === 0 && second !== 0) return decode("utf-16be");
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    // Spreadsheets on Windows save CSV in this encoding by default.
    return decode("windows-1252");
  }
}
