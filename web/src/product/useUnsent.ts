import { useUnsavedReadings } from "../reading/unsavedReadingsContext.ts";
import { forgetFile } from "../upload/pendingUploads.ts";
import { useUploads } from "../upload/uploadsContext.ts";

type Steps = readonly { readonly entries: readonly { readonly id: string; readonly measurementId: string }[] }[];

export function useUnsent(steps: Steps) {
  const { uploads, cancel } = useUploads();
  const unsaved = useUnsavedReadings();
  const entryIdsOf = (measurementId: string) =>
    steps.flatMap(({ entries }) => entries.flatMap((entry) => (entry.measurementId === measurementId ? entry.id : [])));
  const uploadsFor = (entryIds: readonly string[]) => uploads.filter(({ entryId }) => entryIds.includes(entryId));
  return {
    of(measurementId: string) {
      const entryIds = entryIdsOf(measurementId);
      const fileNames = uploadsFor(entryIds).map(({ file }) => file.name);
      return { values: unsaved.keysOf(entryIds).length, fileNames };
    },
    drop(measurementId: string) {
      const entryIds = entryIdsOf(measurementId);
      for (const key of unsaved.keysOf(entryIds)) unsaved.drop(key);
      for (const { id } of uploadsFor(entryIds)) {
        cancel(id);
        forgetFile(id);
      }
    },
  };
}

export type Unsent = ReturnType<ReturnType<typeof useUnsent>["of"]>;
