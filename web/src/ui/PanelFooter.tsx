import type { ReactNode } from "react";
import styles from "./PanelFooter.module.css";

export function PanelFooter({ fact, children }: { fact?: ReactNode; children?: ReactNode }) {
  return (
    <footer className={styles.foot}>
      <div className={styles.fact}>{fact}</div>
      <div className={styles.actions}>{children}</div>
    </footer>
  );
}
