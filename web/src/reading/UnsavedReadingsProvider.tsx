import { type ReactNode, useEffect, useState } from "react";
import { onReconnect } from "../relay/networkState.ts";
import { pageId } from "../storage/pendingDatabase.ts";
import { forgetRow, isOwnerSignedIn, reloadIfUserChanged, storeRow } from "../storage/pendingRows.ts";
import { createBundles } from "./createBundles.ts";
import { type ValueKey, valueToStore } from "./pendingReading.ts";
import { createUnsavedReadings } from "./unsavedReadings.ts";
import { UnsavedReadingsContext } from "./unsavedReadingsContext.ts";
import { useRecordMeasurements } from "./useRecordMeasurements.ts";
import { useRecordReadings } from "./useRecordReadings.ts";

const rowId = ({ entryId, field }: ValueKey) => `${pageId} ${entryId} ${field}`;

const minPauseMs = 30_000;

/** Holds the unsaved values of all steps, and retries failed ones when the connection or the person returns. */
export function UnsavedReadingsProvider({ children }: { children: ReactNode }) {
  const recordMeasurements = useRecordMeasurements();
  const recordReadings = useRecordReadings();
  const [recordBundled] = useState(() =>
    // Another person may have signed in while the bundle waited, and must not send these values.
    createBundles(async (values) => (reloadIfUserChanged() ? [] : recordReadings(values))),
  );
  const [unsaved] = useState(() =>
    createUnsavedReadings({
      record: async (key, value, version) => {
        if (reloadIfUserChanged()) return { result: { kind: "failed", requestId: null }, version: null };
        if (key.isBundled) return recordBundled({ key, value, version });
        return recordMeasurements({ key, value, version });
      },
      keep: (value) => storeRow("values", { id: rowId(value), ...valueToStore(value) }),
      forget: (key) => forgetRow("values", rowId(key)),
    }),
  );
  useEffect(() => {
    const sendFailed = () => {
      if (isOwnerSignedIn()) unsaved.sendFailed();
    };
    let sentAt = 0;
    // No event tells that the service answers again, so values are sent again whenever the person returns to the page.
    const comeBack = () => {
      if (document.hidden || Date.now() - sentAt < minPauseMs) return;
      sentAt = Date.now();
      sendFailed();
    };
    const stopListening = onReconnect(sendFailed);
    window.addEventListener("online", sendFailed);
    window.addEventListener("focus", comeBack);
    document.addEventListener("visibilitychange", comeBack);
    return () => {
      stopListening();
      window.removeEventListener("online", sendFailed);
      window.removeEventListener("focus", comeBack);
      document.removeEventListener("visibilitychange", comeBack);
    };
  }, [unsaved]);
  return <UnsavedReadingsContext value={unsaved}>{children}</UnsavedReadingsContext>;
}
