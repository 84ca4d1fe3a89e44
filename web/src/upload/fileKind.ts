type FileKind = "image" | "pdf" | "document";

const images = new Set(["jpg", "jpeg", "png", "gif", "svg"]);

/** How an attachment is shown, by the end of its name. */
export function fileKind(fileName: string): FileKind {
  const ending = fileEnding(fileName);
  if (images.has(ending)) return "image";
  return ending === "pdf" ? "pdf" : "document";
}

/** The lower-case ending after the last dot; empty without one. */
export function fileEnding(fileName: string): string {
  const dot = fileName.lastIndexOf(".");
  return dot > 0 ? fileName.slice(dot + 1).toLowerCase() : "";
}
