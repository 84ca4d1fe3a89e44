import { openPhoto } from "./openPhoto.ts";

/** In pixels: three times the 48 × 36 of lists, for dense screens. No page shows it larger than 88 × 60. */
const size = { width: 144, height: 108 };
const quality = 60;

/** A photo as a WebP that covers the size and keeps its shape. Null if the bytes are no photo or cannot be decoded. */
export default async (bytes: Uint8Array): Promise<Uint8Array | null> => {
  const drawing = openPhoto(bytes)
    .resize({ ...size, fit: "outside", withoutEnlargement: true })
    .webp({ quality })
    .toBuffer();
  return drawing.catch(() => null);
};
