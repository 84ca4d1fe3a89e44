import { imageSize } from "image-size";

/** A picture of so many pixels takes 400 MB of memory wherever it is shown. */
const limitPixels = 100_000_000;
const types = new Set<string | undefined>(["avif", "gif", "heic", "heif", "jpg", "png", "webp"]);

/** Bytes from a file's start within which its size is looked for. */
export const headerBytes = 512 * 1_024;

/** Whether a file's start says that it is a picture of 100 megapixels or more. Nothing is decoded. */
export function hasTooManyPixels(start: Uint8Array): boolean {
  try {
    const { width, height, type } = imageSize(start);
    return types.has(type) && width * height >= limitPixels;
  } catch {
    // It is no picture, or its header cannot be read.
    return false;
  }
}
