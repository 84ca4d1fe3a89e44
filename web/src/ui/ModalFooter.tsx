import type { ReactNode } from "react";
import styles from "./Modal.module.css";

/** The buttons follow `fact`, the primary one last. */
export function ModalFooter({ fact, factId, children }: { fact?: ReactNode; factId?: string; children: ReactNode }) {
  return (
    <div className={styles.foot}>
      <div id={factId} className={styles.fact}>
        {fact}
      </div>
      <div className={styles.buttons}>{children}</div>
    </div>
  );
}
