/**
 * Drafts of unsaved forms in the tab's session storage, so that a reload or the end of the session loses nothing. The user's id is part of
 * each key, so that the next user of the tab sees none of them.
 */
import { userId } from "../session/userId.ts";
import { deleteDraftRows } from "../storage/draftRows.ts";
import { sessionStore } from "../storage/webStorage.ts";

/** The fields of a form, or other short texts by name. */
export type Draft = Readonly<Record<string, string | boolean | null>>;

const prefix = "draft ";

// Keys found when the page was loaded: these forms are opened again, once.
const interrupted = new Set(sessionStore.keys().filter((name) => name.startsWith(prefix)));

/** The full name of a draft of the signed-in user. Store it, since the session may end while the form is open. */
export function draftName(key: string): string {
  return `${prefix}${userId()} ${key}`;
}

/** Whether this form was open when the page was left, so that it opens again. */
export function wasInterrupted(key: string): boolean {
  return interrupted.has(draftName(key));
}

/** Key of the form that was open when the page was left; null for none. */
export function interruptedForm<Name extends string>(keys: Readonly<Record<Name, string>>): Name | null {
  const names = Object.keys(keys) as Name[];
  return names.find((name) => wasInterrupted(keys[name])) ?? null;
}

/** Deletes all drafts of the signed-in user: those of this tab, and the large ones in the browser. */
export async function clearDrafts(): Promise<void> {
  const own = draftName("");
  for (const name of sessionStore.keys()) if (name.startsWith(own)) writeDraft(name, null);
  await deleteDraftRows(own);
}

export function readDraft(name: string): Draft | null {
  try {
    const kept: unknown = JSON.parse(sessionStore.get(name) ?? "null");
    return typeof kept === "object" ? (kept as Draft | null) : null;
  } catch {
    return null;
  }
}

/** Stores a draft; null deletes it. Where the browser cannot store it, it lives as long as the page. */
export function writeDraft(name: string, draft: Draft | null): void {
  interrupted.delete(name);
  if (draft === null) sessionStore.remove(name);
  else sessionStore.set(name, JSON.stringify(draft));
}
