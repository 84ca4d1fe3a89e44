import { useSyncExternalStore } from "react";
import { useIntl } from "react-intl";
import { useText } from "../i18n/useText.ts";
import { useUnsavedReadings } from "../reading/unsavedReadingsContext.ts";
import { fileKind } from "../upload/fileKind.ts";
import { isUnderWay, useUploads } from "../upload/uploadsContext.ts";

/** The values and files that go out by themselves, in words and all together; null when there are none. */
export function useWaitingWork(): { words: string; total: number } | null {
  const text = useText();
  const intl = useIntl();
  const { countWaiting, subscribe } = useUnsavedReadings();
  const values = useSyncExternalStore(subscribe, countWaiting);
  const files = useUploads().uploads.filter(isUnderWay);
  const photos = files.filter(({ file }) => fileKind(file.name) === "image").length;
  const counts = [
    ["shell.offline.values", values],
    ["shell.offline.photos", photos],
    ["shell.offline.files", files.length - photos],
  ] as const;
  const parts = counts.flatMap(([id, count]) => (count > 0 ? text(id, { count }) : []));
  return parts.length > 0 ? { words: intl.formatList(parts), total: values + files.length } : null;
}
