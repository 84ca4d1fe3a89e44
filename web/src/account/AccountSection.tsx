import { type ReactNode, type RefObject, useId, useRef } from "react";
import styles from "./AccountPage.module.css";
import { SectionHeading } from "./sectionHeading.ts";

type Props = {
  title: ReactNode;
  count?: number;
  actions?: ReactNode;
  headingRef?: RefObject<HTMLHeadingElement | null>;
  children: ReactNode;
};

export function AccountSection({ title, count, actions, headingRef, children }: Props) {
  const headingId = useId();
  const ownHeading = useRef<HTMLHeadingElement>(null);
  const heading = headingRef ?? ownHeading;
  return (
    <section aria-labelledby={headingId}>
      <div className={styles.head}>
        <h2 id={headingId} ref={heading} tabIndex={-1}>
          {title}
          {count !== undefined && <span className={styles.count}> {count}</span>}
        </h2>
        {actions}
      </div>
      <SectionHeading value={heading}>{children}</SectionHeading>
    </section>
  );
}
