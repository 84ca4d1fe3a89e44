import type { ReactNode } from "react";
import type { MessageId } from "../i18n/catalogues.ts";
import { Text } from "../i18n/Text.tsx";
import { Card } from "../ui/Card.tsx";
import styles from "./ChartCard.module.css";

type Props = {
  /** The id of the heading, which names the chart and its table. */
  id: string;
  title: MessageId;
  legend: ReactNode;
  chart: ReactNode;
  /** The table contains every number of the chart. */
  table: ReactNode;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  /** True for the whole width of the page. */
  isWide?: boolean;
};

export function ChartCard({ id, title, legend, chart, table, isOpen, onToggle, isWide = false }: Props) {
  return (
    <section aria-labelledby={id} className={isWide ? `${styles.section} ${styles.wide}` : styles.section}>
      <Card flush>
        <div className={styles.head}>
          <h2 id={id}>
            <Text id={title} />
          </h2>
          {legend}
        </div>
        <div className={styles.chart}>{chart}</div>
        <details className={styles.details} open={isOpen} onToggle={(event) => onToggle(event.currentTarget.open)}>
          <summary>
            <Text id="figures.asTable" />
          </summary>
          <div className={styles.table}>{table}</div>
        </details>
      </Card>
    </section>
  );
}
