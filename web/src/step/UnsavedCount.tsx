import { useSyncExternalStore } from "react";
import { Text } from "../i18n/Text.tsx";
import { useUnsavedReadings } from "../reading/unsavedReadingsContext.ts";
import { StatusIcon } from "../ui/StatusIcon.tsx";
import styles from "../ui/Unsent.module.css";

/** How many values of these step entries are not saved; nothing when all are. */
export function UnsavedCount({ entryIds }: { entryIds: readonly string[] }) {
  const count = useUnsavedCount(entryIds);
  return count > 0 ? (
    <span className={styles.failed}>
      <StatusIcon name="overdue" size={16} />
      <Text id="step.unsavedCount" values={{ count }} />
    </span>
  ) : null;
}

export function useUnsavedCount(entryIds: readonly string[]): number {
  const { countFailed, subscribe } = useUnsavedReadings();
  return useSyncExternalStore(subscribe, () => countFailed(entryIds));
}
