/**
 * Drafts of unsaved forms, in the tab's session storage. The user's id is part of each key, so that the tab's next
 * user sees no drafts of the previous one.
 */
import { userId } from "../session/userId.ts";
import { deleteDraftRows } from "../storage/draftRows.ts";
import { sessionStore } from "../storage/webStorage.ts";

/** A form's fields, or other short texts by name. */
export type Draft = Readonly<Record<string, string | boolean | null>>;

const prefix = "draft ";

// The drafts found when the page loaded. Each of these forms is reopened once.
const interrupted = new Set(sessionStore.keys().filter((name) => name.startsWith(prefix)));

/**
 * The full key of the signed-in user's draft. Callers should store it, since the session may end while the form is
 * open.
 */
export function draftName(key: string): string {
  return `${prefix}${userId()} ${key}`;
}

/** True if this form was open when the page was closed. */
export function wasInterrupted(key: string): boolean {
  return interrupted.has(draftName(key));
}

/** The key of the form that was open when the page was closed, or null. */
export function interruptedForm<Name extends string>(keys: Readonly<Record<Name, string>>): Name | null {
  const names = Object.keys(keys) as Name[];
  return names.find((name) => wasInterrupted(keys[name])) ?? null;
}

/** Deletes all drafts of the signed-in user, including large drafts in the browser's database. */
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

/** Stores a draft; null deletes it. If the browser cannot store it, it lasts until the page closes. */
export function writeDraft(name: string, draft: Draft | null): void {
  interrupted.delete(name);
  if (draft === null) sessionStore.remove(name);
  else sessionStore.set(name, JSON.stringify(draft));
}
