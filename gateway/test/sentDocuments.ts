import { createHash } from "node:crypto";

/** The test file's documents by hash. Its gateways take them as persisted documents, in place of the web client's. */
export const sentDocuments = new Map<string, string>();

/** Returns the document's id, and makes it known to the test's gateways. */
export function documentIdOf(text: string): string {
  const hash = createHash("sha256").update(text).digest("hex");
  sentDocuments.set(hash, text);
  return `sha256:${hash}`;
}
