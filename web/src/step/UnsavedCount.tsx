import { useSyncExternalStore } from "react";
import { Text } from "../i18n/Text.tsx";
import { useUnsavedReadings } from "../reading/unsavedReadingsContext.ts";
import { StatusIcon } from "../ui/StatusIcon.tsx";
import styles from "../ui/Unsent.module.css";

export function UnsavedCount({ entryIds }: { entryIds: readonly string[] }) {
  const { failed, waiting } = useUnsavedCount(entryIds);
  return (
    <>
      {failed > 0 && (
        <span className={styles.failed}>
          <StatusIcon name="overdue" size={16} />
          <Text id="step.unsavedCount" values={{ count: failed }} />
        </span>
      )}
      {waiting > 0 && (
        <span className={styles.waiting}>
          <StatusIcon name="waiting" size={16} />
          <Text id="step.waitingCount" values={{ count: waiting }} />
        </span>
      )}
    </>
  );
}

export function useUnsavedCount(entryIds: readonly string[]) {
  const { countFailed, countUnanswered, subscribe } = useUnsavedReadings();
  return {
    failed: useSyncExternalStore(subscribe, () => countFailed(entryIds)),
    waiting: useSyncExternalStore(subscribe, () => countUnanswered(entryIds)),
  };
}
