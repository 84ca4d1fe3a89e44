import { deleteDraftRows, putDraftRow, readDraftRow } from "../storage/draftRows.ts";
import { draftName, readDraft, writeDraft } from "./draftStore.ts";

/**
 * A draft of several large parts. The parts are in a browser database, their id in the tab's session storage, so that each tab has its own
 * draft.
 */
export function openLargeDraft(key: string) {
  const name = draftName(key);
  const kept = readDraft(name)?.row;
  const row = typeof kept === "string" ? kept : `${name} ${crypto.randomUUID()}`;
  const drop = () => {
    writeDraft(name, null);
    void deleteDraftRows(row);
  };
  return {
    /** Whether a closed page had stored a part. */
    wasRestored: typeof kept === "string",
    read: (part: string) => readDraftRow(`${row} ${part}`),
    keep(part: string, data: unknown) {
      writeDraft(name, { row });
      void putDraftRow(`${row} ${part}`, data);
    },
    drop,
    /** Deletes the draft when the page is left on purpose, not when the session ended. */
    leave() {
      if (draftName(key) === name) drop();
    },
  };
}
