import type { ReactNode } from "react";
import styles from "./Modal.module.css";

export function ModalBody({ children }: { children: ReactNode }) {
  return <div className={styles.body}>{children}</div>;
}
