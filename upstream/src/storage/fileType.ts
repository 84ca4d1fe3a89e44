import { extname } from "node:path";

type FileType = {
  contentType: string;
  matches(start: Buffer): boolean;
};

const startsWith =
  (...signatures: string[]) =>
  (start: Buffer) =>
    signatures.some((signature) => start.toString("latin1", 0, signature.length) === signature);

const jpeg: FileType = { contentType: "image/jpeg", matches: startsWith("\xff\xd8\xff") };

const shownTypes = new Map<string, FileType>([
  [".jpg", jpeg],
  [".jpeg", jpeg],
  [".png", { contentType: "image/png", matches: startsWith("\x89PNG\r\n\x1a\n") }],
  [".gif", { contentType: "image/gif", matches: startsWith("GIF87a", "GIF89a") }],
  [
    ".svg",
    { contentType: "image/svg+xml", matches: (start) => /^\s*(<\?xml|<!--|<!DOCTYPE svg|<svg)/i.test(text(start)) },
  ],
  [".pdf", { contentType: "application/pdf", matches: startsWith("%PDF-") }],
]);

/** Other names of the same types, used by older browsers and some systems. */
const aliases = new Map([
  ["image/jpg", "image/jpeg"],
  ["image/pjpeg", "image/jpeg"],
  ["image/x-png", "image/png"],
  ["application/x-pdf", "application/pdf"],
]);

export function registeredType(contentType: string): string {
  const name = contentType.toLowerCase();
  return aliases.get(name) ?? name;
}

/** The type of a file that browsers may show, by extension. All other files are only downloaded. */
export function shownType(fileName: string): FileType | undefined {
  return shownTypes.get(extname(fileName).toLowerCase());
}

const photoExtensions = new Set([".jpg", ".jpeg", ".png", ".gif", ".heic", ".heif", ".webp", ".avif"]);
const photoTypes = /^(application\/octet-stream|image\/(?!svg).+)$/;

/** An SVG is a document with links and scripts, no photo. */
export function isPhoto(fileName: string, contentType: string): boolean {
  return photoExtensions.has(extname(fileName).toLowerCase()) && photoTypes.test(registeredType(contentType));
}

function text(start: Buffer): string {
  return start.toString("utf8").replace(/^\uFEFF/, "");
}
