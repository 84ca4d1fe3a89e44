import { fileEnding } from "./fileKind.ts";
import { contentType } from "./putFile.ts";

const maxBytes = 25_000_000;

export function fileFault({ size }: File): "FILE_EMPTY" | "FILE_TOO_LARGE" | null {
  if (size === 0) return "FILE_EMPTY";
  return size > maxBytes ? "FILE_TOO_LARGE" : null;
}

// Some systems report no media type for files with these endings.
const photoEndings = new Set(["heic", "heif", "avif", "webp"]);

/** The reason why a file is refused as a photo; null for an accepted photo. */
export function photoFault(file: File) {
  const isPhoto = contentType(file).startsWith("image/") || photoEndings.has(fileEnding(file.name));
  return isPhoto ? fileFault(file) : "FILE_NOT_PHOTO";
}
