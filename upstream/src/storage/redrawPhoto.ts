import { openPhoto } from "./openPhoto.ts";

/** In pixels, of the longer side. */
const maxSide = 2_560;
const formats = new Set<string | undefined>(["jpeg", "png", "webp"]);

/** The photo as a new upright JPEG without metadata. Null for another format and for a photo that cannot be decoded. */
export default async (path: string): Promise<Uint8Array | null> => {
  const photo = openPhoto(path);
  const { format } = await photo.metadata().catch(() => ({ format: undefined }));
  if (!formats.has(format)) return null;
  const drawing = photo.resize({ width: maxSide, height: maxSide, fit: "inside", withoutEnlargement: true });
  return drawing
    .jpeg()
    .toBuffer()
    .catch(() => null);
};
