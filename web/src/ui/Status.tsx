import type { ReactNode } from "react";
import { Shape } from "./Shape.tsx";
import styles from "./Status.module.css";

export type StatusName = "completed" | "in-progress" | "signable" | "overdue";

/** A status as shape, word and colour. */
export function Status({ name, children }: { name: StatusName; children: ReactNode }) {
  return (
    <span className={`${styles.status} ${styles[name]}`}>
      <Shape name={name} size={16} />
      {children}
    </span>
  );
}
