import { isJpeg } from "./jpegSegments.ts";
import { isHeif, stripHeifLocation } from "./stripHeifLocation.ts";
import { stripJpegLocation } from "./stripJpegLocation.ts";
import { isPng, stripPngLocation } from "./stripPngLocation.ts";

export function stripLocation(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  if (isJpeg(bytes)) return stripJpegLocation(bytes);
  if (isPng(bytes)) return stripPngLocation(bytes);
  if (isHeif(bytes)) return stripHeifLocation(bytes);
  return bytes;
}
