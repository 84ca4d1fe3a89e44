import { heifWithoutPlace, isHeif } from "./heifWithoutPlace.ts";
import { isJpeg } from "./jpegSegments.ts";
import { jpegWithoutPlace } from "./jpegWithoutPlace.ts";
import { isPng, pngWithoutPlace } from "./pngWithoutPlace.ts";

/** A photo (JPEG, PNG, HEIC or AVIF) without what it tells about where it was taken; any other file as it is. */
export function photoWithoutPlace(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  if (isJpeg(bytes)) return jpegWithoutPlace(bytes);
  if (isPng(bytes)) return pngWithoutPlace(bytes);
  if (isHeif(bytes)) return heifWithoutPlace(bytes);
  return bytes;
}
