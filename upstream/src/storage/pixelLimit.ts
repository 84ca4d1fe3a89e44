import { imageSize } from "image-size";

/** A picture of 100 megapixels takes 400 MB of memory to show; a logo is also decoded by the service. */
export const pixelLimits = { logo: 25_000_000, attachment: 100_000_000 };
const types = new Set<string | undefined>(["avif", "gif", "heic", "heif", "jpg", "png", "webp"]);

/** The bytes at the start of a file in which its size is searched. */
export const headerBytes = 512 * 1_024;

/** True when the header states at least so many pixels. Nothing is decoded. */
export function hasTooManyPixels(start: Uint8Array, limit = pixelLimits.attachment): boolean {
  try {
    const { width, height, type } = imageSize(start);
    return types.has(type) && width * height >= limit;
  } catch {
    // Not a picture, or an unreadable header.
    return false;
  }
}
