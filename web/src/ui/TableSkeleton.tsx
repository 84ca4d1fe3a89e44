import type { MessageId } from "../i18n/catalogues.ts";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import { Card } from "./Card.tsx";
import styles from "./TableSkeleton.module.css";

type Props = {
  rows: number;
  twoLine?: boolean;
  /** The names of the columns. The first column takes the remaining width. */
  heads?: readonly MessageId[];
  /** True beside the spinner of a head, because each status is announced. */
  isPart?: boolean;
};

/** Placeholder rows. They appear late, so that they do not flash when the answer comes at once. */
export function TableSkeleton({ rows, twoLine = false, heads = [], isPart = false }: Props) {
  const text = useText();
  return (
    <div className={styles.skeleton} {...(!isPart && { role: "status", "aria-label": text("app.loading") })}>
      <Card flush>
        {heads.length > 0 && (
          <div className={styles.head} aria-hidden="true">
            {heads.map((head) => (
              <span key={head}>
                <Text id={head} />
              </span>
            ))}
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
