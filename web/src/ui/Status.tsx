import type { ReactNode } from "react";
import styles from "./Status.module.css";
import { StatusIcon } from "./StatusIcon.tsx";

export type StatusName = "completed" | "in-progress" | "signable" | "overdue";

export function Status({ name, children }: { name: StatusName; children: ReactNode }) {
  return (
    <span className={`${styles.status} ${styles[name]}`}>
      <StatusIcon name={name} size={16} />
      {children}
    </span>
  );
}
