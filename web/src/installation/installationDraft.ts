/** An installation as its form holds it; `installerId` is a user's global id, null while nobody is chosen. */
export type InstallationDraft = { title: string; installerId: string | null };
