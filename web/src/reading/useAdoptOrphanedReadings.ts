import { useEffect } from "react";
import { adoptRows, forgetRow } from "../storage/pendingRows.ts";
import type { ValueToStore } from "./pendingReading.ts";
import { useUnsavedReadings } from "./unsavedReadingsContext.ts";

/** Sends the unsaved values of closed pages, except for fields that have an unsaved value here. */
export function useAdoptOrphanedReadings() {
  const unsaved = useUnsavedReadings();
  useEffect(() => {
    void adoptRows<ValueToStore & { id: string }>("values", (row) => !unsaved.get(row)).then((rows) => {
      unsaved.adopt(rows);
      for (const { id } of rows) forgetRow("values", id);
    });
  }, [unsaved]);
}
