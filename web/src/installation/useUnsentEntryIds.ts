import { useSyncExternalStore } from "react";
import { useUnsavedReadings } from "../reading/unsavedReadingsContext.ts";
import { useUploads } from "../upload/uploadsContext.ts";

/** The step entries with values or files that the service does not have: a locked installation accepts no more. */
export function useUnsentEntryIds(entryIds: readonly string[]): ReadonlySet<string> {
  const { uploads } = useUploads();
  const { keysOf, subscribe } = useUnsavedReadings();
  // React compares what it reads from a store, so the ids are read as one text.
  const unsaved = useSyncExternalStore(subscribe, () =>
    keysOf(entryIds)
      .map(({ entryId }) => entryId)
      .join(" "),
  );
  const asked = new Set(entryIds);
  const unsent = [...unsaved.split(" "), ...uploads.map(({ entryId }) => entryId)];
  return new Set(unsent.filter((id) => asked.has(id)));
}
