import { fileFault } from "../upload/fileFault.ts";
import { fileEnding } from "../upload/fileKind.ts";
import { contentType } from "../upload/putFile.ts";

// Some computers do not know these kinds.
const photoEndings = new Set(["heic", "heif", "avif", "webp"]);

/** Why a file is not worth keeping in the tray; null when nothing speaks against it. */
export function photoFault(file: File) {
  const isPhoto = contentType(file).startsWith("image/") || photoEndings.has(fileEnding(file.name));
  return isPhoto ? fileFault(file) : "FILE_NOT_PHOTO";
}
