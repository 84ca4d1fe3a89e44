import { forgetFile } from "../step/keptFiles.ts";
import { useUploads } from "../step/uploadsContext.ts";

type Entries = readonly { readonly entries: readonly { readonly id: string; readonly measurementId: string }[] }[];

/** The files that are on their way to a product's steps or wait to be sent, and the way to drop them with the product. */
export function useUnsentFiles(steps: Entries) {
  const { uploads, cancel } = useUploads();
  const uploadsFor = (measurementId: string) => {
    const entries = steps.flatMap((step) => step.entries).filter((entry) => entry.measurementId === measurementId);
    const ids = new Set(entries.map(({ id }) => id));
    return uploads.filter(({ entryId }) => ids.has(entryId));
  };
  return {
    namesFor: (measurementId: string) => uploadsFor(measurementId).map(({ file }) => file.name),
    dropFor: (measurementId: string) => {
      for (const { id } of uploadsFor(measurementId)) {
        cancel(id);
        forgetFile(id);
      }
    },
  };
}
