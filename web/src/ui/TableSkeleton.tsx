import { useText } from "../i18n/useText.ts";
import { Card } from "./Card.tsx";
import styles from "./TableSkeleton.module.css";

/** Rows of a table to come, in the table's own measures; drawn after a tenth of a second. */
export function TableSkeleton({ rows, twoLine = false }: { rows: number; twoLine?: boolean }) {
  const text = useText();
  return (
    <div className={styles.skeleton} role="status" aria-label={text("app.loading")}>
      <Card flush>
        {Array.from({ length: rows }, (_, at) => at).map((at) => (
          <div key={at} className={twoLine ? styles.twoLine : styles.row}>
            <span className={`bp6-skeleton ${styles.dot}`} />
            <span className={`bp6-skeleton ${at % 3 === 1 ? styles.long : styles.bar}`} />
            <span className={`bp6-skeleton ${styles.end}`} />
          </div>
        ))}
      </Card>
    </div>
  );
}
