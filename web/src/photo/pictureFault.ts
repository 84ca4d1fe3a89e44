// The service has the same limit. Decoding such a picture would take 400 MB, so only the header is read.
const maxPixels = 100_000_000;
const types = new Set<string | undefined>(["avif", "gif", "heic", "heif", "jpg", "png", "webp"]);

export async function pictureFault(bytes: Uint8Array, limitPixels = maxPixels): Promise<"FILE_TOO_MANY_PIXELS" | null> {
  try {
    // The library is imported here, so that the list of projects does not download it.
    const { imageSize } = await import("image-size");
    const { width, height, type } = imageSize(bytes);
    return types.has(type) && width * height >= limitPixels ? "FILE_TOO_MANY_PIXELS" : null;
  } catch {
    // The file is no picture, or its header is unreadable.
    return null;
  }
}
