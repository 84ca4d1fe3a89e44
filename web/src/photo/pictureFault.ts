// As in the service. So many pixels take 400 MB of memory, so the size is read from the header, without decoding.
const maxPixels = 100_000_000;
const types = new Set<string | undefined>(["avif", "gif", "heic", "heif", "jpg", "png", "webp"]);

/** The code with which the service would refuse a picture for its size in pixels; null for any other file. */
export async function pictureFault(bytes: Uint8Array, limitPixels = maxPixels): Promise<"FILE_TOO_MANY_PIXELS" | null> {
  try {
    // Loaded with the first picture: the list of projects needs none of it.
    const { imageSize } = await import("image-size");
    const { width, height, type } = imageSize(bytes);
    return types.has(type) && width * height >= limitPixels ? "FILE_TOO_MANY_PIXELS" : null;
  } catch {
    // It is no picture, or its header cannot be read.
    return null;
  }
}
