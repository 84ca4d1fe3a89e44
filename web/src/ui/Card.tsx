import type { ReactNode } from "react";
import styles from "./Card.module.css";

/** `flush` removes the padding, for tables. */
export function Card({ children, flush = false }: { children: ReactNode; flush?: boolean }) {
  return <div className={flush ? styles.flush : styles.card}>{children}</div>;
}
