import type { ReactNode } from "react";
import styles from "./PanelBody.module.css";

/** The part of a panel that scrolls. */
export function PanelBody({ children }: { children: ReactNode }) {
  return <div className={styles.body}>{children}</div>;
}
