import type { MessageId } from "../i18n/catalogues.ts";
import { Text } from "../i18n/Text.tsx";
import styles from "./Customer.module.css";

export function SectionHead({ title, shown, count }: { title: MessageId; shown: number; count: number }) {
  return (
    <h2 className={styles.heading}>
      <Text id={title} />
      {shown < count && (
        <span className={styles.muted}>
          {" "}
          <Text id="customer.latest" values={{ shown, count }} />
        </span>
      )}
    </h2>
  );
}
