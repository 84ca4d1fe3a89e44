import { createHash } from "node:crypto";

/** A UUID (version 8) that is the same on every machine for the same parts, so that links to demo data stay valid. */
export function demoId(...parts: string[]): string {
  const hex = createHash("sha256").update(parts.join("\u0000")).digest("hex");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
