import { createHash } from "node:crypto";

/** The documents that the callers of a test file sent: persisted at the gateways that it starts, in place of the web's. */
export const sentDocuments = new Map<string, string>();

/** The id by which a browser would ask for a document; from now on the test's gateways know it. */
export function documentIdOf(text: string): string {
  const hash = createHash("sha256").update(text).digest("hex");
  sentDocuments.set(hash, text);
  return `sha256:${hash}`;
}
