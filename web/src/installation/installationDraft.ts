/** An installation as its form holds it; `installerId` is a user's global id, null while nobody is chosen. */
export type InstallationDraft = { title: string; installerId: string | null };

/** Whether saving would change anything; blanks around a title are not kept, so they change nothing. */
export function differs(draft: InstallationDraft, from: InstallationDraft): boolean {
  return draft.title.trim() !== from.title || draft.installerId !== from.installerId;
}

/** The note under a field that somebody else changed; `words` is how their value is called on screen. */
export type ConflictNote = (field: keyof InstallationDraft, words?: string) => string | null;
