import { findTag, isLittleEndian, readTiff, toTiff } from "./exifTags.ts";
import { isJpeg, jpegMarkers, jpegSegments } from "./jpegSegments.ts";
import { isHeif, metadataParts } from "./stripHeifLocation.ts";

const exifDirectoryTag = 0x8769;
const dateTimeOriginalTag = 0x9003;
const offsetTimeOriginalTag = 0x9011;
const written = /^(\d{4}):(0[1-9]|1[0-2]):(0[1-9]|[12]\d|3[01]) (([01]\d|2[0-3])(:[0-5]\d){2})$/;
const offset = /^[+-](0\d|1[0-4]):[0-5]\d$/;

/** The camera's time, such as `2026-01-31T12:00:00+01:00`. Copying a file would change the file's own date. */
export function readTakenAt(bytes: Uint8Array<ArrayBuffer>): string | null {
  for (const tiff of tiffsOf(bytes)) {
    const text = readTiff(() => readText(tiff, dateTimeOriginalTag, "2026:01:31 12:00:00".length));
    const [, year, month, day, time] = written.exec(text ?? "") ?? [];
    if (!year || year === "0000") continue;
    const zone = readTiff(() => readText(tiff, offsetTimeOriginalTag, "+01:00".length)) ?? "";
    return `${year}-${month}-${day}T${time}${offset.test(zone) ? zone : ""}`;
  }
  return null;
}

function readText(tiff: DataView, tag: number, length: number): string | null {
  const isLittle = isLittleEndian(tiff);
  const directory = findTag(tiff, exifDirectoryTag);
  const at = directory && findTag(tiff, tag, tiff.getUint32(directory, isLittle));
  if (!at) return null;
  const start = tiff.byteOffset + tiff.getUint32(at, isLittle);
  return new TextDecoder("latin1").decode(new Uint8Array(tiff.buffer, start, length));
}

function tiffsOf(bytes: Uint8Array<ArrayBuffer>): DataView[] {
  if (isJpeg(bytes)) {
    const segments = jpegSegments(bytes) ?? [];
    const own = segments.filter(({ marker }) => marker === jpegMarkers.app1);
    return own.flatMap(({ start, end }) => toTiff(bytes.subarray(start + 4, end)) ?? []);
  }
  if (!isHeif(bytes)) return [];
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  // Returns the TIFF structure of an Exif item, which begins with the distance to that structure (ISO/IEC 23008-12,
  // A.2.1).
  const toItem = ({ start, end }: { start: number; end: number }) => {
    const at = start + 4 + view.getUint32(start);
    return new DataView(bytes.buffer, bytes.byteOffset + at, end - at);
  };
  return (readTiff(() => metadataParts(bytes, "Exif")) ?? []).flatMap((part) => readTiff(() => toItem(part)) ?? []);
}
