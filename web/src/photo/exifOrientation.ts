const exif = "Exif\0\0";
const orientationTag = 0x0112;

/** How a viewer must turn the picture, 1 (as it is) to 8, from the payload of an Exif segment; 1 when it does not say. */
export function readOrientation(payload: Uint8Array): number {
  if (!startsWith(payload, exif)) return 1;
  const tiff = new DataView(payload.buffer, payload.byteOffset + exif.length, payload.length - exif.length);
  try {
    const isLittle = tiff.getUint16(0) === 0x4949;
    const directory = tiff.getUint32(4, isLittle);
    const count = tiff.getUint16(directory, isLittle);
    for (let entry = 0; entry < count; entry++) {
      const at = directory + 2 + 12 * entry;
      if (tiff.getUint16(at, isLittle) === orientationTag) return tiff.getUint16(at + 8, isLittle);
    }
  } catch (error) {
    // A directory that points outside its segment is as good as none.
    if (!(error instanceof RangeError)) throw error;
  }
  return 1;
}

/** An Exif segment, marker and length included, that says nothing but the orientation. */
export function orientationSegment(orientation: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(36);
  const view = new DataView(bytes.buffer);
  view.setUint16(0, 0xffe1);
  view.setUint16(2, bytes.length - 2);
  bytes.set(new TextEncoder().encode(exif), 4);
  view.setUint16(10, 0x4d4d);
  view.setUint16(12, 42);
  view.setUint32(14, 8);
  view.setUint16(18, 1);
  view.setUint16(20, orientationTag);
  view.setUint16(22, 3);
  view.setUint32(24, 1);
  view.setUint16(28, orientation);
  return bytes;
}

export function startsWith(bytes: Uint8Array, text: string): boolean {
  return new TextEncoder().encode(text).every((byte, at) => bytes[at] === byte);
}
