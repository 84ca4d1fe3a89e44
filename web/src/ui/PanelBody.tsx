import type { ReactNode } from "react";
import styles from "./PanelBody.module.css";

export function PanelBody({ children }: { children: ReactNode }) {
  return <div className={styles.body}>{children}</div>;
}
