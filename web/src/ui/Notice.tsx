import type { ReactNode } from "react";
import { Card } from "./Card.tsx";
import styles from "./Notice.module.css";

type Props = {
  /** An icon or drawing up to 40 px wide. */
  picture: ReactNode;
  title: ReactNode;
  /** The heading's level: `h2` directly below the page's title. */
  as?: "h2" | "h3";
  children?: ReactNode;
  /** Content below the text, such as a list. */
  details?: ReactNode;
  actions?: ReactNode;
  role?: "alert" | "status";
};

export function Notice({ picture, title, as: Heading = "h3", children, details, actions, role }: Props) {
  return (
    <Card>
      <div className={styles.notice} role={role}>
        <div className={styles.picture}>{picture}</div>
        <div>
          <Heading>{title}</Heading>
          {children && <p className={styles.reason}>{children}</p>}
          {details}
          {actions && <div className={styles.actions}>{actions}</div>}
        </div>
      </div>
    </Card>
  );
}
