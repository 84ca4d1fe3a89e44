import type { ReactNode } from "react";
import styles from "./PanelFooter.module.css";

/** The fixed foot of a panel: a fact at the left, its actions at the right. */
export function PanelFooter({ fact, children }: { fact?: ReactNode; children?: ReactNode }) {
  return (
    <footer className={styles.foot}>
      <div className={styles.fact}>{fact}</div>
      <div className={styles.actions}>{children}</div>
    </footer>
  );
}
