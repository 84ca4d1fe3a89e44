import { orientationSegment, readOrientation } from "./exifOrientation.ts";
import { startsWith } from "./exifTags.ts";
import { joined } from "./joined.ts";
import { type JpegSegment, jpegMarkers, jpegSegments } from "./jpegSegments.ts";

const { app1, app2, app13 } = jpegMarkers;

/** Removes Exif, XMP, IPTC and appended pictures, but keeps the orientation. A malformed file is returned unchanged. */
export function stripJpegLocation(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const segments = jpegSegments(bytes);
  if (!segments) return bytes;
  const payload = ({ start, end }: JpegSegment) => bytes.subarray(start + 4, end);
  const parts = segments.flatMap((segment) => {
    if (segment.marker === app1) {
      const orientation = readOrientation(payload(segment));
      return orientation === 1 ? [] : [orientationSegment(orientation)];
    }
    const tellsMore = segment.marker === app13 || (segment.marker === app2 && startsWith(payload(segment), "MPF\0"));
    return tellsMore ? [] : [bytes.subarray(segment.start, segment.end)];
  });
  return joined([bytes.subarray(0, 2), ...parts]);
}
