/** A JPEG segment by its offsets; the last scan's segment includes the pixels. */
export type JpegSegment = { marker: number; start: number; end: number };

export const jpegMarkers = { app1: 0xe1, app2: 0xe2, app13: 0xed, scan: 0xda, end: 0xd9 } as const;

export function isJpeg(bytes: Uint8Array): boolean {
  return bytes[0] === 0xff && bytes[1] === 0xd8;
}

/** The segments after the start marker, including the end marker; null for a malformed file. */
export function jpegSegments(bytes: Uint8Array): JpegSegment[] | null {
  const segments: JpegSegment[] = [];
  let at = 2;
  while (at + 2 <= bytes.length) {
    const marker = bytes[at + 1];
    if (bytes[at] !== 0xff || marker === undefined) return null;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === jpegMarkers.end) return [...segments, { marker, start: at, end: at + 2 }];
    const length = ((bytes[at + 2] ?? 0) << 8) | (bytes[at + 3] ?? 0);
    if (length < 2) return null;
    const end = marker === jpegMarkers.scan ? endOfScan(bytes, at + 2 + length) : at + 2 + length;
    if (end > bytes.length) return null;
    segments.push({ marker, start: at, end });
    at = end;
  }
  return null;
}

/** Finds the end of the pixels. Stuffed zeros and restart markers are part of the pixels. */
function endOfScan(bytes: Uint8Array, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at !== -1; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1] ?? 0;
    const isPixels = next === 0 || next === 0xff || (next >= 0xd0 && next <= 0xd7);
    if (!isPixels) return at;
  }
  return bytes.length;
}
