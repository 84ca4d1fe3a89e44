import phash from "sharp-phash";
import { openPhoto } from "./openPhoto.ts";

// The types of `phash` name a default export, but the module itself is the function.
const perceptualHash = phash as unknown as typeof phash.default;

/** In pixels. The library scales the photo down to a side of 32. */
const side = 128;
/** Below this standard deviation of the grey values (0 to 255), a picture shows one colour and its hash is noise. */
const minContrast = 6;

/** A photo's perceptual hash (64 binary digits). Null if the photo cannot be decoded or shows one colour only. */
export default async (path: string): Promise<string | null> => {
  const gray = await readGray(path).catch(() => null);
  if (!gray || contrast(gray) < minContrast) return null;
  return perceptualHash(gray, { raw: { width: side, height: side, channels: 1 } });
};

function readGray(path: string): Promise<Buffer> {
  return openPhoto(path).greyscale().resize(side, side, { fit: "fill" }).raw().toBuffer();
}

function contrast(gray: Buffer): number {
  const mean = gray.reduce((sum, value) => sum + value, 0) / gray.length;
  return Math.sqrt(gray.reduce((sum, value) => sum + (value - mean) ** 2, 0) / gray.length);
}
