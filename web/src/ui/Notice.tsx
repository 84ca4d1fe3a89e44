import type { ReactNode } from "react";
import { Card } from "./Card.tsx";
import styles from "./Notice.module.css";

type Props = {
  /** A shape, an icon or a drawing, up to 40 px wide. */
  picture: ReactNode;
  title: ReactNode;
  children?: ReactNode;
  /** A list or the like, under the words. */
  details?: ReactNode;
  actions?: ReactNode;
  role?: "alert" | "status";
};

/** A card that says why there is nothing here, or what went wrong, and what to do next. */
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
