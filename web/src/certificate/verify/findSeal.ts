export type FoundSeal = {
  /** The signature's CMS structure in DER. */
  cms: Uint8Array<ArrayBuffer>;
  covered: Uint8Array<ArrayBuffer>;
  /** True if the signature covers the whole file except itself. */
  isWhole: boolean;
};

export type SealSearch = { kind: "none" } | { kind: "broken" } | { kind: "several" } | ({ kind: "one" } & FoundSeal);

type Bytes = Uint8Array<ArrayBuffer>;

const [openingBracket, closingBracket] = [0x3c, 0x3e];

/** ByteRange names the signed bytes. A valid signature vouches for all of them, so the PDF need not be parsed. */
export function findSeal(file: Bytes): SealSearch {
  const text = latin1(file);
  const ranges = [...text.matchAll(/\/ByteRange\s{0,9}\[([^\]]{0,99})\]/g)];
  if (ranges.length === 0) return { kind: "none" };
  if (ranges.length > 1) return { kind: "several" };
  const numbers = /^\s*(\d{1,9})\s+(\d{1,9})\s+(\d{1,9})\s+(\d{1,9})\s*$/.exec(ranges[0]?.[1] ?? "");
  if (!numbers) return { kind: "broken" };
  const [start = 0, length = 0, next = 0, rest = 0] = numbers.slice(1).map(Number);
  const end = next + rest;
  const isOrdered = start === 0 && length + 2 <= next && end <= file.length;
  if (!isOrdered || file[length] !== openingBracket || file[next - 1] !== closingBracket) return { kind: "broken" };
  const cms = parseDer(text.slice(length + 1, next - 1));
  if (!cms) return { kind: "broken" };
  const covered = new Uint8Array(length + rest);
  covered.set(file.subarray(0, length));
  covered.set(file.subarray(next, end), length);
  return { kind: "one", cms, covered, isWhole: end === file.length };
}

/** Parses a DER value written in hexadecimal and padded with zeros; undefined for anything else. */
function parseDer(hex: string): Bytes | undefined {
  const place = parseHex(hex);
  if (place?.[0] !== 0x30) return undefined;
  const bytes = (place[1] ?? 0) - 0x80;
  if (bytes < 1 || bytes > 4) return undefined;
  const length = place.subarray(2, 2 + bytes).reduce((sum, byte) => sum * 256 + byte, 0);
  const end = 2 + bytes + length;
  const isFilledByZeros = /^0*$/.test(hex.slice(2 * end));
  return end <= place.length && isFilledByZeros ? place.slice(0, end) : undefined;
}

function parseHex(hex: string): Bytes | undefined {
  if (hex.length % 2 !== 0 || !/^(?:[0-9a-f]+|[0-9A-F]+)$/.test(hex)) return undefined;
  const bytes = new Uint8Array(hex.length / 2);
  for (let at = 0; at < bytes.length; at += 1) bytes[at] = Number.parseInt(hex.slice(2 * at, 2 * at + 2), 16);
  return bytes;
}

/** Decodes one character per byte, so that an offset in the text is also an offset in the file. */
export const latin1 = (bytes: Uint8Array) => new TextDecoder("x-user-defined").decode(bytes);
