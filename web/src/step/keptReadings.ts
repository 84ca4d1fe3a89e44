import { draftKeys } from "../draft/draftKeys.ts";
import { draftName, readDraft, writeDraft } from "../draft/draftStore.ts";

/** What was typed and is not saved yet, by step entry and quantity. */
export type UnsavedReadings = {
  get: (name: string) => string | undefined;
  set: (name: string, text: string) => void;
  delete: (name: string) => void;
  /** Whether it was typed before the page was loaded. */
  wasKept: (name: string) => boolean;
  /** How many of this step entry. */
  countOf: (entryId: string) => number;
};

/** The unsaved readings of one installation, kept while the browser's tab is there. */
export function keptReadings(installationId: string): UnsavedReadings {
  const name = draftName(draftKeys.readings(installationId));
  const found = Object.entries(readDraft(name) ?? {});
  const texts = new Map(found.flatMap(([field, text]) => (typeof text === "string" ? [[field, text] as const] : [])));
  const kept = new Set(texts.keys());
  const store = () => writeDraft(name, texts.size > 0 ? Object.fromEntries(texts) : null);
  return {
    get: (field) => texts.get(field),
    set: (field, text) => {
      kept.delete(field);
      texts.set(field, text);
      store();
    },
    delete: (field) => {
      kept.delete(field);
      texts.delete(field);
      store();
    },
    wasKept: (field) => kept.has(field),
    countOf: (entryId) => [...texts.keys()].filter((field) => field.startsWith(`${entryId} `)).length,
  };
}
