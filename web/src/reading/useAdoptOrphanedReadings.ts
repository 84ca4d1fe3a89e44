import { useEffect } from "react";
import { adoptRows, forgetRow } from "../storage/pendingRows.ts";
import type { ValueToStore } from "./pendingReading.ts";
import { useUnsavedReadings } from "./unsavedReadingsContext.ts";

/** Sends the values that pages gone by could not save. One for a field with an unsaved value here waits for the next adoption. */
export function useAdoptOrphanedReadings() {
  const unsaved = useUnsavedReadings();
  useEffect(() => {
    void adoptRows<ValueToStore & { id: string }>("values", (row) => !unsaved.get(row)).then((rows) => {
      unsaved.adopt(rows);
      for (const { id } of rows) forgetRow("values", id);
    });
  }, [unsaved]);
}
