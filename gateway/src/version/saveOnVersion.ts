import type { UserError } from "../__generated__/resolvers.ts";
import { type Codes, catchUserErrors, userError } from "../userErrors.ts";
import { checkVersion, isServiceVersion } from "./versionOf.ts";

type Saving<T> = {
  /** The one that the change was made on; without it, the last to save wins. */
  version: string | null | undefined;
  versionOf(thing: T): string;
  /** Reads what stands now, whatever was read before. */
  current(): Promise<T>;
  save(ifMatch: string | undefined): Promise<T>;
  /** Problem codes that only this call expects. */
  codes?: Codes;
};

/** `value` is the thing after the change, or as it stands now when that was refused as CONFLICT; null after any other refusal. */
type Saved<T> = { value: T | null; userErrors: UserError[] };

/**
 * Saves a change that was made on a version. Over a newer one nothing is saved, and that one is given back.
 * @throws BAD_USER_INPUT for a text that is no version
 */
export async function saveOnVersion<T>(saving: Saving<T>): Promise<Saved<T>> {
  const { version, current, save, codes } = saving;
  if (version) checkVersion(version);
  const ifMatch = version && isServiceVersion(version) ? version : undefined;
  if (version && ifMatch === undefined) {
    // Such a service cannot refuse a stale change itself: this narrows the gap between two editors and does not close it.
    const value = await current();
    if (saving.versionOf(value) !== version) return { value, userErrors: [conflict()] };
  }
  const { value, userErrors } = await catchUserErrors(save(ifMatch), { codes });
  const isStale = userErrors.some(({ code }) => code === "CONFLICT");
  return { value: isStale ? await current() : value, userErrors };
}

function conflict(): UserError {
  return userError("CONFLICT", "Somebody else changed this meanwhile. Nothing was saved.");
}
