import type { ReactNode } from "react";
import type { MessageId } from "../i18n/catalogues.ts";
import { Text } from "../i18n/Text.tsx";
import { Card } from "../ui/Card.tsx";
import styles from "./ChartCard.module.css";

type Props = {
  /** The id of the heading, which names the chart and its table. */
  id: string;
  title: MessageId;
  unit: MessageId;
  chart: ReactNode;
  /** The table contains every number of the chart. */
  table: ReactNode;
  /** True if the card takes the whole width of the page. */
  isWide?: boolean;
};

export function ChartCard({ id, title, unit, chart, table, isWide = false }: Props) {
  return (
    <section aria-labelledby={id} className={isWide ? `${styles.section} ${styles.wide}` : styles.section}>
      <Card flush>
        <div className={styles.head}>
          <h2 id={id}>
            <Text id={title} />
          </h2>
          <span className={styles.unit}>
            <Text id={unit} />
          </span>
        </div>
        <div className={styles.chart}>{chart}</div>
        <details className={styles.details}>
          <summary>
            <Text id="figures.asTable" />
          </summary>
          <div className={styles.table}>{table}</div>
        </details>
      </Card>
    </section>
  );
}
