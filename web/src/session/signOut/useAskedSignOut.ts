import { useState } from "react";
import { clearDrafts } from "../../forms/draftStore.ts";
import { countOpenForms } from "../../forms/openForms.ts";
import { useUnsavedReadings } from "../../reading/unsavedReadingsContext.ts";
import { clearRows, countRows } from "../../storage/pendingRows.ts";
import { forgetFile } from "../../upload/pendingUploads.ts";
import { useUploads } from "../../upload/uploadsContext.ts";
import { useSignOut } from "./useSignOut.ts";

/** Counts of unsaved values and open forms, with the rooms, steps and products of the values. */
export type Waiting = {
  values: number;
  files: number;
  subjects: readonly { name: string; path: string | undefined }[];
  /** Files that an older client kept without the names of their room and step. */
  unnamed: readonly { id: string; file: File; entryId?: string | undefined }[];
  forms: number;
};

const maxWaitMs = 2_000;

/**
 * Signs out on request and clears the data of the user in this browser. If values, files or forms are unsaved in any tab, it asks first:
 * `waiting` lists them. `isLeaving` while it waits for values on their way, and for the answer.
 */
export function useAskedSignOut() {
  const { signOut } = useSignOut();
  const unsaved = useUnsavedReadings();
  const { uploads, cancel } = useUploads();
  const [waiting, setWaiting] = useState<Waiting | null>(null);
  const [isLeaving, setIsLeaving] = useState(false);
  const leave = async () => {
    setIsLeaving(true);
    await clearDrafts();
    await clearRows();
    const kept = await countRows();
    // Another person's rows wait for their owner's next sign-in.
    signOut({ keepStorage: kept !== null && kept.others > 0 });
  };
  const countAll = async () => {
    const values = await unsaved.countWhenSettled(maxWaitMs);
    const own = (await countRows())?.own ?? { values, files: uploads.length, subjects: [], unnamed: [] };
    const forms = await countOpenForms();
    return own.values + own.files + forms > 0 ? { ...own, forms } : null;
  };
  const ask = async () => {
    setIsLeaving(true);
    const counted = await countAll();
    if (!counted) return leave();
    setWaiting(counted);
    setIsLeaving(false);
  };
  /** Once nothing waits any more there is nothing to ask either. */
  const dropFile = async (id: string) => {
    cancel(id);
    forgetFile(id);
    setWaiting(await countAll());
  };
  return {
    waiting,
    isLeaving,
    ask: () => void ask(),
    leave: () => void leave(),
    dropFile,
    stay: () => setWaiting(null),
  };
}
