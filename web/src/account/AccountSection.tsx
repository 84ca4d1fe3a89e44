import { type ReactNode, use, useEffect, useId, useRef } from "react";
import { useLocation } from "react-router";
import styles from "./AccountPage.module.css";
import type { AccountAnchor } from "./accountAnchors.ts";
import { TellAccountCount } from "./accountCounts.ts";
import { SectionHeading } from "./sectionHeading.ts";

type Props = {
  /** The address `/account#anchor` focuses the heading. */
  anchor: AccountAnchor;
  title: ReactNode;
  count?: number;
  actions?: ReactNode;
  children: ReactNode;
};

export function AccountSection({ anchor, title, count, actions, children }: Props) {
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const { hash, key } = useLocation();
  useEffect(() => {
    if (hash !== `#${anchor}` || !key) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView();
  }, [anchor, hash, key]);
  const tell = use(TellAccountCount);
  useEffect(() => tell(anchor, count), [tell, anchor, count]);
  return (
    <section id={anchor} aria-labelledby={headingId}>
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
