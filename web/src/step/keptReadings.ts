import { draftKeys } from "../draft/draftKeys.ts";
import { draftName, readDraft, writeDraft } from "../draft/draftStore.ts";
import type { Problem } from "../installation/outcome.ts";
import type { Reading } from "./reading.ts";

/** `kept`: typed before the page was loaded, and not saved. */
export type FieldProblem = Problem | { kind: "invalid" } | { kind: "kept" };

/** What a field holds beyond the stored value. */
export type UnsavedReading = Readonly<{
  /** Null when nothing was typed. */
  text: string | null;
  problem: FieldProblem | null;
  /** On its way to the service. */
  sent: Reading | null;
  /** Whether the text is another than what was sent. */
  isTypedSince: boolean;
}>;

export const untouched: UnsavedReading = { text: null, problem: null, sent: null, isTypedSince: false };

/** What was typed and is not saved yet, by step entry and quantity. */
export type UnsavedReadings = {
  get: (name: string) => UnsavedReading | undefined;
  set: (name: string, reading: UnsavedReading) => void;
  delete: (name: string) => void;
  /** How many of this step entry are not saved, without those on their way. */
  countOf: (entryId: string) => number;
  /** Tells the listener of each change; gives the way to stop. */
  subscribe: (listener: () => void) => () => void;
};

/** Whether something was typed that is neither saved nor on its way. */
export function isWaiting({ text, sent, isTypedSince }: UnsavedReading): boolean {
  return text !== null && (sent === null || isTypedSince);
}

/** The unsaved readings of one installation, kept while the browser's tab is there. */
export function keptReadings(installationId: string): UnsavedReadings {
  const name = draftName(draftKeys.readings(installationId));
  const listeners = new Set<() => void>();
  const readings = new Map<string, UnsavedReading>();
  for (const [field, text] of Object.entries(readDraft(name) ?? {}))
    if (typeof text === "string") readings.set(field, { ...untouched, text, problem: { kind: "kept" } });
  const store = () => {
    const typed = [...readings].flatMap(([field, { text }]) => (text === null ? [] : [[field, text] as const]));
    writeDraft(name, typed.length > 0 ? Object.fromEntries(typed) : null);
    for (const listener of listeners) listener();
  };
  return {
    get: (field) => readings.get(field),
    set: (field, reading) => {
      readings.set(field, reading);
      store();
    },
    delete: (field) => {
      readings.delete(field);
      store();
    },
    countOf: (entryId) =>
      [...readings].filter(([field, reading]) => field.startsWith(`${entryId} `) && isWaiting(reading)).length,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
