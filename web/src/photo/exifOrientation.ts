import { exifMark, findTag, isLittleEndian, readTiff, toTiff } from "./exifTags.ts";

const orientationTag = 0x0112;

/** The orientation in an Exif segment, 1 (upright) to 8; 1 if there is none. */
export function readOrientation(payload: Uint8Array): number {
  const tiff = toTiff(payload);
  const read = () => {
    const at = tiff && findTag(tiff, orientationTag);
    return at ? tiff.getUint16(at, isLittleEndian(tiff)) : null;
  };
  return readTiff(read) ?? 1;
}

export function orientationSegment(orientation: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(36);
  const view = new DataView(bytes.buffer);
  view.setUint16(0, 0xffe1);
  view.setUint16(2, bytes.length - 2);
  bytes.set(exifMark, 4);
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
