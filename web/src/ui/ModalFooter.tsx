import type { ReactNode } from "react";
import styles from "./Modal.module.css";

/** The buttons follow `fact`, the primary one last. */
export function ModalFooter({ fact, children }: { fact?: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.foot}>
      <div className={styles.fact}>{fact}</div>
      {children}
    </div>
  );
}
