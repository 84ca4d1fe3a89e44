import { fileFault } from "../upload/fileFault.ts";
import { fileEnding } from "../upload/fileKind.ts";
import { contentType } from "../upload/putFile.ts";

// Some systems report no type for these.
const photoEndings = new Set(["heic", "heif", "avif", "webp"]);

/** The reason why a file is not kept in the tray; null for none. */
export function photoFault(file: File) {
  const isPhoto = contentType(file).startsWith("image/") || photoEndings.has(fileEnding(file.name));
  return isPhoto ? fileFault(file) : "FILE_NOT_PHOTO";
}
