import { imageSize } from "image-size";

/** A picture of 100 megapixels takes 400 MB of memory wherever it is shown; a logo is also decoded by the service. */
export const pixelLimits = { logo: 25_000_000, attachment: 100_000_000 };
const types = new Set<string | undefined>(["avif", "gif", "heic", "heif", "jpg", "png", "webp"]);

/** Bytes from a file's start within which its size is looked for. */
export const headerBytes = 512 * 1_024;

/** True when the file's header tells of a picture of at least so many pixels. Nothing is decoded. */
export function hasTooManyPixels(start: Uint8Array, limit = pixelLimits.attachment): boolean {
  try {
    const { width, height, type } = imageSize(start);
    return types.has(type) && width * height >= limit;
  } catch {
    // It is no picture, or its header cannot be read.
    return false;
  }
}
