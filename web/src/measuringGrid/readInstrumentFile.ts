import { isBinary, readTable, type Table, type TableFault, textLines } from "../spreadsheet/readTable.ts";
import { readFile } from "../upload/readFile.ts";
import { sha256Of } from "../upload/sha256.ts";
import { guessHeadingLine } from "./headingLine.ts";
import { withQuantityColumns } from "./quantityColumns.ts";

export type Fault = { kind: TableFault | "unreadable" | "longLine" | "noValues"; line?: number };
export type ReadInstrumentFile = {
  file: File;
  bytes: Uint8Array;
  lines: readonly string[];
  /** The line that is likely to name the columns. */
  headingLine: number;
};

/** The most lines that the service stores, including heading and empty lines. */
export const maxLines = 10_000;
const limits = { maxBytes: 1_000_000, maxRows: maxLines - 1 };
/** The longest line that the service keeps, in characters. */
const maxLineLength = 1_000;

export function tableFrom({ bytes }: Pick<ReadInstrumentFile, "bytes">, headingLine: number): Table | TableFault {
  const table = readTable(bytes, limits, headingLine);
  return typeof table === "string" ? table : withQuantityColumns(table);
}

export async function readInstrumentFile(
  file: File,
  locale: string,
): Promise<{ sha256: string; found: ReadInstrumentFile | Fault }> {
  const fault = (kind: Fault["kind"], line?: number) => ({ sha256: "", found: { kind, line } });
  if (file.size > limits.maxBytes) return fault("tooLarge");
  const bytes = await readFile(file).then(
    (buffer) => new Uint8Array(buffer),
    () => null,
  );
  if (bytes === null) return fault("unreadable");
  if (isBinary(bytes)) return fault("binary");
  const lines = textLines(bytes);
  if (lines.length - (lines.at(-1) === "" ? 1 : 0) > maxLines) return fault("tooMany");
  const long = lines.findIndex(({ length }) => length > maxLineLength);
  if (long >= 0) return fault("longLine", long + 1);
  const headingLine = guessHeadingLine(lines, locale);
  const table = headingLine === null ? "empty" : tableFrom({ bytes }, headingLine);
  if (headingLine === null || typeof table === "string") return fault(typeof table === "string" ? table : "empty");
  if (!hasValues(table)) return fault("noValues");
  return { sha256: (await sha256Of(bytes)) ?? "", found: { file, bytes, lines, headingLine } };
}

/** A file of readings has at least a room and a value in a row. */
const hasValues = ({ header, rows }: Table) =>
  header.length > 1 &&
  rows.some(({ cells }) => cells.filter(Boolean).length > 1 && cells.some((cell) => /\d/.test(cell)));
