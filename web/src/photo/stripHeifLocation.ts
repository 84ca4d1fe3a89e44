import { boxesIn, lettersAt } from "./heifBoxes.ts";
import { type Extent, itemExtents, itemKinds } from "./heifItems.ts";

const brands = new Set(["heic", "heix", "heim", "heis", "hevc", "mif1", "msf1", "avif"]);
/** XMP has the item type `mime`. */
const metadataItemKinds = ["Exif", "mime"];

export function isHeif(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  return bytes.length > 16 && lettersAt(view, 4) === "ftyp" && brands.has(lettersAt(view, 8));
}

/** Overwrites Exif and XMP with zeros, so that no offset changes. A malformed file is returned unchanged. */
export function stripHeifLocation(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  try {
    const cleaned = bytes.slice();
    for (const { start, end } of metadataParts(bytes, ...metadataItemKinds)) cleaned.fill(0, start, end);
    return cleaned;
  } catch (error) {
    if (error instanceof RangeError) return bytes;
    throw error;
  }
}

/** The offsets of a file's items of these kinds. @throws RangeError if the file is malformed */
export function metadataParts(bytes: Uint8Array<ArrayBuffer>, ...wanted: string[]): { start: number; end: number }[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const meta = boxesIn(view, 0, bytes.length).find(({ type }) => type === "meta");
  if (!meta) return [];
  const parts = new Map(boxesIn(view, meta.start + 4, meta.end).map((box) => [box.type, box]));
  const [info, places] = [parts.get("iinf"), parts.get("iloc")];
  if (!info || !places) return [];
  const countBytes = view.getUint8(info.start) === 0 ? 2 : 4;
  const kinds = itemKinds(view, boxesIn(view, info.start + 4 + countBytes, info.end));
  const inFile = ({ offset, length, isInIdat }: Extent) => {
    const start = offset + (isInIdat ? (parts.get("idat")?.start ?? 0) : 0);
    // A length of 0 would mean the rest of the file, but programs that write metadata never store this length.
    return { start, end: start + length };
  };
  return [...itemExtents(view, places)].flatMap(([id, extents]) =>
    wanted.includes(kinds.get(id) ?? "") ? extents.map(inFile) : [],
  );
}
