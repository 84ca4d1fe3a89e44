import type { ReactNode } from "react";
import type { MessageId } from "../i18n/catalogues.ts";
import { Text } from "../i18n/Text.tsx";
import styles from "./DescriptionItem.module.css";

/** Shows a dash if there is no content. */
export function DescriptionItem({ label, children }: { label: MessageId; children: ReactNode }) {
  return (
    <div>
      <dt className={styles.label}>
        <Text id={label} />
      </dt>
      <dd className={styles.value}>{children || "–"}</dd>
    </div>
  );
}
