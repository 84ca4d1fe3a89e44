import { useEffect } from "react";
import { adoptRows, forgetRow } from "./pageStore.ts";
import type { KeptValue } from "./unsavedValues.ts";
import { useUnsavedValues } from "./unsavedValuesContext.ts";

/** Sends the values that pages gone by could not save. */
export function useKeptValues() {
  const unsaved = useUnsavedValues();
  useEffect(() => {
    void adoptRows<KeptValue & { id: string }>("values").then((rows) => {
      unsaved.adopt(rows);
      for (const { id } of rows) forgetRow("values", id);
    });
  }, [unsaved]);
}
