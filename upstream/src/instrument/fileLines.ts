/** In characters. A file with a longer line, or with more than `maxLines` lines, is refused. */
export const maxLineLength = 1_000;
export const maxLines = 10_000;

/** The lines of a text file in UTF-8, UTF-16 or Windows-1252. The web client numbers lines alike (`readTable.ts`). */
export function fileLines(bytes: Uint8Array): string[] {
  const lines = decodeText(bytes)
    .replaceAll("\0", "\ufffd")
    .split(/\r\n?|\n/);
  return lines.at(-1) === "" ? lines.slice(0, -1) : lines;
}

export function decodeText(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  // Without a byte order mark, the zero byte of an ASCII character reveals UTF-16 and its byte order.
  if (first !== 0 && second === 0) return new TextDecoder("utf-16le").decode(bytes);
  if (first === 0 && second !== 0) return new TextDecoder("utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    // Spreadsheets on Windows save CSV in this encoding by default.
    return new TextDecoder("windows-1252").decode(bytes);
  }
}
