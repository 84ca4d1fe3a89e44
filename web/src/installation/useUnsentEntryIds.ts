import { useSyncExternalStore } from "react";
import { useUnsavedReadings } from "../reading/unsavedReadingsContext.ts";
import { useUploads } from "../upload/uploadsContext.ts";

/** The step entries with unsaved values or files. A finished installation cannot store these. */
export function useUnsentEntryIds(entryIds: readonly string[]): ReadonlySet<string> {
  const { uploads } = useUploads();
  const { keysOf, subscribe } = useUnsavedReadings();
  // useSyncExternalStore compares by identity, so the ids are joined into one string.
  const unsaved = useSyncExternalStore(subscribe, () =>
    keysOf(entryIds)
      .map(({ entryId }) => entryId)
      .join(" "),
  );
  const asked = new Set(entryIds);
  const unsent = [...unsaved.split(" "), ...uploads.map(({ entryId }) => entryId)];
  return new Set(unsent.filter((id) => asked.has(id)));
}
