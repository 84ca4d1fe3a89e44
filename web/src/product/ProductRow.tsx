import type { ReactNode } from "react";
import styles from "./InstalledProductRow.module.css";

export type ProductLines = { title: string; particulars: string; amounts: readonly string[] };

type Props = { lines: ProductLines; isRemoved?: boolean; changes?: ReactNode; action?: ReactNode };

export function ProductRow({ lines: { title, particulars, amounts }, isRemoved = false, changes, action }: Props) {
  return (
    <li className={`${styles.row} ${isRemoved ? styles.removed : ""}`}>
      <div className={styles.names}>
        <div className={styles.title}>{title}</div>
        <div className={styles.number}>{particulars}</div>
      </div>
      <div className={styles.amounts}>
        {amounts.map((each) => (
          <div key={each}>{each}</div>
        ))}
      </div>
      {action}
      {changes && <div className={styles.below}>{changes}</div>}
    </li>
  );
}
