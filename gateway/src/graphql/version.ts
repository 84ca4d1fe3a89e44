import { createHash } from "node:crypto";
import type { UserError } from "../__generated__/resolvers.ts";
import { clientError } from "../rest/errors.ts";
import { type Codes, catchUserErrors, userError } from "./userErrors.ts";

const ownMark = ".";

// The ASCII characters that RFC 9110 allows in an entity tag.
const versionPattern = /^[\x21\x23-\x7e]{1,200}$/;

export function toVersion(version: string | undefined, edited: readonly unknown[]): string {
  if (version) return version;
  return ownMark + createHash("sha256").update(JSON.stringify(edited)).digest("base64url").slice(0, 22);
}

/** True for a version of the service, for `If-Match`; false for a digest made by the gateway. */
export function isServiceVersion(version: string): boolean {
  return !version.startsWith(ownMark);
}

/** True for null and undefined as well: without a version, the last change wins. */
export function isVersion(given: string | null | undefined): boolean {
  return given === null || given === undefined || versionPattern.test(given);
}

export function assertVersion(given: string | null | undefined): void {
  if (!isVersion(given)) throw clientError("BAD_USER_INPUT", "version must be one that was read.");
}

type Saving<T> = {
  /** The version that the change was made on; without it the last change wins. */
  version: string | null | undefined;
  toVersion(thing: T): string;
  /** Reads past the loader's cache. */
  loadCurrent(): Promise<T>;
  save(ifMatch: string | undefined): Promise<T>;
  codes?: Codes;
};

/** After CONFLICT `value` is the present state; after any other refusal it is null. */
export async function saveOnVersion<T>(saving: Saving<T>): Promise<{ value: T | null; userErrors: UserError[] }> {
  const { version, loadCurrent, save, codes } = saving;
  assertVersion(version);
  const ifMatch = version && isServiceVersion(version) ? version : undefined;
  if (version && ifMatch === undefined) {
    // A service without versions accepts stale changes, so the gateway compares. A change between the calls is missed.
    const value = await loadCurrent();
    if (saving.toVersion(value) !== version) return { value, userErrors: [conflict] };
  }
  const { value, userErrors } = await catchUserErrors(save(ifMatch), codes);
  const isStale = userErrors.some(({ code }) => code === "CONFLICT");
  return { value: isStale ? await loadCurrent() : value, userErrors };
}

const conflict = userError("CONFLICT", "Somebody else changed this meanwhile. Nothing was saved.");
