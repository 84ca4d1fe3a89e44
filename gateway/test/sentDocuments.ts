import { createHash } from "node:crypto";

/** The documents that a test file sent. The gateways that it starts persist them in place of the web's. */
export const sentDocuments = new Map<string, string>();

/** The id of a document, which the test's gateways know from then on. */
export function documentIdOf(text: string): string {
  const hash = createHash("sha256").update(text).digest("hex");
  sentDocuments.set(hash, text);
  return `sha256:${hash}`;
}
