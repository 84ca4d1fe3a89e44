import type { ReactNode } from "react";
import { Card } from "./Card.tsx";
import styles from "./Notice.module.css";

type Props = {
  /** An icon or drawing up to 40 px wide. */
  picture: ReactNode;
  title: ReactNode;
  children?: ReactNode;
  /** Content below the text, such as a list. */
  details?: ReactNode;
  actions?: ReactNode;
  role?: "alert" | "status";
};

/** Explains an empty list or a failure, and offers the next step. */
export function Notice({ picture, title, children, details, actions, role }: Props) {
  return (
    <Card>
      <div className={styles.notice} role={role}>
        <div className={styles.picture}>{picture}</div>
        <div>
          <h3>{title}</h3>
          {children && <p className={styles.reason}>{children}</p>}
          {details}
          {actions && <div className={styles.actions}>{actions}</div>}
        </div>
      </div>
    </Card>
  );
}
