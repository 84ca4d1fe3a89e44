const mark = "Exif\0\0";

/** The first bytes of an Exif segment's payload. */
export const exifMark = new TextEncoder().encode(mark);

/** The TIFF structure in an Exif segment's payload; null for other segments. */
export function toTiff(payload: Uint8Array): DataView | null {
  if (!startsWith(payload, mark)) return null;
  return new DataView(payload.buffer, payload.byteOffset + mark.length, payload.length - mark.length);
}

export const isLittleEndian = (tiff: DataView) => tiff.getUint16(0) === 0x4949;

/** The offset of a tag's value, or of its address if it is over four bytes. @throws RangeError for a bad offset */
export function findTag(tiff: DataView, tag: number, directory = tiff.getUint32(4, isLittleEndian(tiff))) {
  const isLittle = isLittleEndian(tiff);
  const count = tiff.getUint16(directory, isLittle);
  for (let entry = 0; entry < count; entry++) {
    const at = directory + 2 + 12 * entry;
    if (tiff.getUint16(at, isLittle) === tag) return at + 8;
  }
  return null;
}

/** Returns null if an offset in the structure points beyond its end. */
export function readTiff<T>(read: () => T): T | null {
  try {
    return read();
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

export function startsWith(bytes: Uint8Array, text: string): boolean {
  return new TextEncoder().encode(text).every((byte, at) => bytes[at] === byte);
}
