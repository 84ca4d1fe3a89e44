type FileKind = "image" | "pdf" | "document";

const images = new Set(["jpg", "jpeg", "png", "gif", "svg"]);

export function fileKind(fileName: string): FileKind {
  const ending = fileEnding(fileName);
  if (images.has(ending)) return "image";
  return ending === "pdf" ? "pdf" : "document";
}

/** The file ending in lower case, without dot; empty if there is none. */
export function fileEnding(fileName: string): string {
  const dot = fileName.lastIndexOf(".");
  return dot > 0 ? fileName.slice(dot + 1).toLowerCase() : "";
}
