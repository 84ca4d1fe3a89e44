import { useSyncExternalStore } from "react";
import { Text } from "../i18n/Text.tsx";
import { Shape } from "../ui/Shape.tsx";
import styles from "./UploadState.module.css";
import { useUnsaved } from "./useUnsaved.ts";

/** How many typed values of these step entries are not saved; nothing when all are. */
export function UnsavedCount({ entryIds }: { entryIds: readonly string[] }) {
  const { countOf, subscribe } = useUnsaved();
  const count = useSyncExternalStore(subscribe, () => entryIds.reduce((sum, entryId) => sum + countOf(entryId), 0));
  return count > 0 ? (
    <span className={styles.failed}>
      <Shape name="overdue" size={16} />
      <Text id="step.unsavedCount" values={{ count }} />
    </span>
  ) : null;
}
