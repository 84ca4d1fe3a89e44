import { useSyncExternalStore } from "react";
import { Text } from "../i18n/Text.tsx";
import { Shape } from "../ui/Shape.tsx";
import styles from "./UploadState.module.css";
import { useUnsavedValues } from "./unsavedValuesContext.ts";

/** How many values of these step entries are not saved; nothing when all are. */
export function UnsavedCount({ entryIds }: { entryIds: readonly string[] }) {
  const count = useUnsavedCount(entryIds);
  return count > 0 ? (
    <span className={styles.failed}>
      <Shape name="overdue" size={16} />
      <Text id="step.unsavedCount" values={{ count }} />
    </span>
  ) : null;
}

export function useUnsavedCount(entryIds: readonly string[]): number {
  const { countOf, subscribe } = useUnsavedValues();
  return useSyncExternalStore(subscribe, () => countOf(entryIds));
}
