import { deleteDraftRows, putDraftRow, readDraftRow } from "../storage/draftRows.ts";
import { draftName, readDraft, writeDraft } from "./draftStore.ts";

/**
 * A draft of several parts, each as large as it may be. It stands in a database of the browser, and the tab's session storage says which it
 * is, so that each tab has its own.
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
    /** Whether a page that is gone kept something. */
    wasKept: typeof kept === "string",
    read: (part: string) => readDraftRow(`${row} ${part}`),
    keep(part: string, data: unknown) {
      writeDraft(name, { row });
      void putDraftRow(`${row} ${part}`, data);
    },
    drop,
    /** Drops the draft when the page is left on purpose. A session that ended keeps it. */
    leave() {
      if (draftName(key) === name) drop();
    },
  };
}
