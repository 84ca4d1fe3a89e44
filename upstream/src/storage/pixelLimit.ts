import { imageSize } from "image-size";

/** Showing 100 megapixels takes 400 MB of memory. Logos have a lower limit, because Resvg decodes them as a whole. */
export const pixelLimits = { logo: 25_000_000, attachment: 100_000_000 };
const types = new Set<string | undefined>(["avif", "gif", "heic", "heif", "jpg", "png", "webp"]);

/** The size of a picture is searched only in this many bytes at the file's start. */
export const headerBytes = 512 * 1_024;

/** True if the header states at least `limit` pixels. Nothing is decoded. */
export function hasTooManyPixels(start: Uint8Array, limit = pixelLimits.attachment): boolean {
  try {
    const { width, height, type } = imageSize(start);
    return types.has(type) && width * height >= limit;
  } catch {
    // The file is no picture or has an unreadable header.
    return false;
  }
}
