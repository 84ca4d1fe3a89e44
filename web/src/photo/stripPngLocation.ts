import { joined } from "./joined.ts";

const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
/** Cameras and editors write XMP into text chunks. */
const metadataItemKinds = new Set(["eXIf", "tEXt", "zTXt", "iTXt"]);

export function isPng(bytes: Uint8Array): boolean {
  return signature.every((byte, at) => bytes[at] === byte);
}

/** Removes the metadata chunks, and bytes after the end of the picture. A malformed file is returned unchanged. */
export function stripPngLocation(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const parts = [bytes.subarray(0, signature.length)];
  for (let at = signature.length; at + 12 <= bytes.length; ) {
    const end = at + 12 + view.getUint32(at);
    const type = new TextDecoder("latin1").decode(bytes.subarray(at + 4, at + 8));
    if (end > bytes.length) return bytes;
    if (!metadataItemKinds.has(type)) parts.push(bytes.subarray(at, end));
    if (type === "IEND") return joined(parts);
    at = end;
  }
  return bytes;
}
