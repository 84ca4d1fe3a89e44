import { fileFault } from "../upload/fileFault.ts";
import { fileEnding } from "../upload/fileKind.ts";
import { contentType } from "../upload/putFile.ts";

// Some systems report no media type for these.
const photoEndings = new Set(["heic", "heif", "avif", "webp"]);

/** The reason why the tray refuses a file; null if it accepts the file. */
export function photoFault(file: File) {
  const isPhoto = contentType(file).startsWith("image/") || photoEndings.has(fileEnding(file.name));
  return isPhoto ? fileFault(file) : "FILE_NOT_PHOTO";
}
