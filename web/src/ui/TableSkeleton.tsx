import { useText } from "../i18n/useText.ts";
import { Card } from "./Card.tsx";
import styles from "./TableSkeleton.module.css";

type Props = { rows: number; twoLine?: boolean; hasHead?: boolean };

/** Placeholder rows that appear after 0.1 seconds. */
export function TableSkeleton({ rows, twoLine = false, hasHead = false }: Props) {
  const text = useText();
  return (
    <div className={styles.skeleton} role="status" aria-label={text("app.loading")}>
      <Card flush>
        {hasHead && (
          <div className={styles.head}>
            <span className={`bp6-skeleton ${styles.end}`} />
          </div>
        )}
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
