import { deleteDraftRows, putDraftRow, readDraftRow } from "../storage/draftRows.ts";
import { draftName, readDraft, writeDraft } from "./draftStore.ts";

/**
 * A draft with large parts, stored in the browser's database. The id is in session storage, so that each tab has its
 * own draft.
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
    /** True if a closed page stored a part. */
    wasRestored: typeof kept === "string",
    read: (part: string) => readDraftRow(`${row} ${part}`),
    keep(part: string, data: unknown) {
      writeDraft(name, { row });
      void putDraftRow(`${row} ${part}`, data);
    },
    drop,
    /** Deletes the draft if the person left the page, but not if the session ended. */
    leave() {
      if (draftName(key) === name) drop();
    },
  };
}
