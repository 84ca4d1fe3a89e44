import { type ReactNode, useId } from "react";
import styles from "./Section.module.css";

type Props = {
  title: ReactNode;
  /** True if the title is a sentence in place of content. */
  isQuiet?: boolean;
  count?: number;
  actions?: ReactNode;
  children: ReactNode;
};

export function Section({ title, isQuiet = false, count, actions, children }: Props) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId}>
      <div className={styles.head}>
        <h2 id={headingId} className={isQuiet ? styles.below : undefined}>
          {title}
          {count !== undefined && count > 0 && <span className={styles.count}> {count}</span>}
        </h2>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      {children}
    </section>
  );
}
