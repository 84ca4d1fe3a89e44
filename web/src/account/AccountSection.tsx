import { type ReactNode, type Ref, useId } from "react";
import styles from "./AccountPage.module.css";

type Props = {
  title: ReactNode;
  count?: number;
  actions?: ReactNode;
  headingRef?: Ref<HTMLHeadingElement>;
  children: ReactNode;
};

/** A part of the account page: its heading, how many there are of what it lists, and what can be done. */
export function AccountSection({ title, count, actions, headingRef, children }: Props) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId}>
      <div className={styles.head}>
        <h2 id={headingId} ref={headingRef} tabIndex={-1}>
          {title}
          {count !== undefined && <span className={styles.count}> {count}</span>}
        </h2>
        {actions}
      </div>
      {children}
    </section>
  );
}
