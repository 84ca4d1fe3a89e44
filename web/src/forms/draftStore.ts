/** Stores drafts of forms in the tab's session storage. Keys contain the user's id, so that others do not see them. */
import { userId } from "../session/userId.ts";
import { deleteDraftRows } from "../storage/draftRows.ts";
import { sessionStore } from "../storage/webStorage.ts";

/** The fields of a form, or other short texts by name. */
export type Draft = Readonly<Record<string, string | boolean | null>>;

const prefix = "draft ";

// Drafts that existed when the page loaded. Each of their forms is reopened once.
const interrupted = new Set(sessionStore.keys().filter((name) => name.startsWith(prefix)));

/** The signed-in user's full key of a draft. Callers keep it, because the session may end while the form is open. */
export function draftName(key: string): string {
  return `${prefix}${userId()} ${key}`;
}

/** True if this form was open when the page was closed. */
export function wasInterrupted(key: string): boolean {
  return interrupted.has(draftName(key));
}

/** The key of the form that was open when the page was closed; null if there is none. */
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

/** Stores a draft, or deletes it if `draft` is null. A draft that cannot be stored lasts until the page closes. */
export function writeDraft(name: string, draft: Draft | null): void {
  interrupted.delete(name);
  if (draft === null) sessionStore.remove(name);
  else sessionStore.set(name, JSON.stringify(draft));
}
