import type { ReactNode } from "react";
import styles from "./Card.module.css";

/** A surface with a hairline. `flush` leaves the inner space to the content, as tables do. */
export function Card({ children, flush = false }: { children: ReactNode; flush?: boolean }) {
  return <div className={flush ? styles.flush : styles.card}>{children}</div>;
}
