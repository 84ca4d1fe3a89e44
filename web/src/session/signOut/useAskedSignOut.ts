import { useState } from "react";
import { clearDrafts } from "../../forms/draftStore.ts";
import { countOpenForms } from "../../forms/openForms.ts";
import { useUnsavedReadings } from "../../reading/unsavedReadingsContext.ts";
import { clearRows, countRows } from "../../storage/pendingRows.ts";
import { forgetFile } from "../../upload/pendingUploads.ts";
import { useUploads } from "../../upload/uploadsContext.ts";
import { useSignOut } from "./useSignOut.ts";

export type Waiting = {
  values: number;
  files: number;
  subjects: readonly { name: string; path: string | undefined }[];
  /** Files that an older version of the client stored without room and step. */
  unnamed: readonly { id: string; file: File; entryId?: string | undefined }[];
  forms: number;
};

const maxWaitMs = 2_000;

/** Signs out and clears the user's data in this browser. If any tab has unsaved work, the person is asked first. */
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
    // The browser must not clear its storage if it holds other people's unsaved work.
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
  /** The question closes after the last unsaved file was dropped. */
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
