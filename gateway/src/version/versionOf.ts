import { createHash } from "node:crypto";

const ownMark = ".";

/**
 * The service's version of a thing; for a service that tells none, a text of our own that differs when anything of `edited`
 * differs.
 */
export function versionOf(version: string | undefined, edited: readonly unknown[]): string {
  if (version) return version;
  return ownMark + createHash("sha256").update(JSON.stringify(edited)).digest("base64url").slice(0, 22);
}

/** Whether a version is the service's own, for `If-Match`. */
export function isServiceVersion(version: string): boolean {
  return !version.startsWith(ownMark);
}
