import { type ReactNode, useId } from "react";
import styles from "./Section.module.css";

/** A part of a page under its own heading, with how many there are of what it lists. */
export function Section({ title, count, children }: { title: ReactNode; count?: number; children: ReactNode }) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.heading}>
        {title}
        {count !== undefined && count > 0 && <span className={styles.count}> {count}</span>}
      </h2>
      {children}
    </section>
  );
}
