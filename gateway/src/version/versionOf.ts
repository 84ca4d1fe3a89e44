import { createHash } from "node:crypto";
import { clientError } from "../errors.ts";

const ownMark = ".";

// The characters that an entity tag may hold between its quotes.
const versionPattern = /^[\x21\x23-\x7e]{1,200}$/;

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

/** @throws BAD_USER_INPUT for a text that cannot be a version */
export function checkVersion(version: string): void {
  if (!versionPattern.test(version)) throw clientError("BAD_USER_INPUT", "version must be one that was read.");
}
