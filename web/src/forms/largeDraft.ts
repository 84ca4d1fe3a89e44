import { deleteDraftRows, putDraftRow, readDraftRow } from "../storage/draftRows.ts";
import { draftName, readDraft, writeDraft } from "./draftStore.ts";

/** A draft with large parts in the browser's database. Session storage has its id, so that each tab has its own. */
export function openLargeDraft(key: string) {
  const name = draftName(key);
  const kept = readDraft(name)?.row;
  const row = typeof kept === "string" ? kept : `${name} ${crypto.randomUUID()}`;
  const drop = () => {
    writeDraft(name, null);
    void deleteDraftRows(row);
  };
  return {
    /** True if an earlier page stored a part of this draft. */
    wasRestored: typeof kept === "string",
    read: (part: string) => readDraftRow(`${row} ${part}`),
    keep(part: string, data: unknown) {
      writeDraft(name, { row });
      void putDraftRow(`${row} ${part}`, data);
    },
    drop,
    /** Deletes the draft when the person leaves the page. If the session ended, the draft stays. */
    leave() {
      if (draftName(key) === name) drop();
    },
  };
}
