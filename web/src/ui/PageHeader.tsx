import { ChevronLeft } from "@blueprintjs/icons";
import type { ReactNode } from "react";
import { Link } from "react-router";
import styles from "./PageHeader.module.css";
import { usePageTitle } from "./usePageTitle.ts";

type Props = {
  title: string;
  back: { to: string; label: ReactNode; state?: unknown };
  /** The line below the title: a status or a path. */
  children?: ReactNode;
  actions?: ReactNode;
};

export function PageHeader({ title, back, children, actions }: Props) {
  const heading = usePageTitle(title);
  return (
    <header className={styles.head}>
      <Link className={styles.back} to={back.to} state={back.state}>
        <ChevronLeft size={14} />
        {back.label}
      </Link>
      <div className={styles.row}>
        <div className={styles.titles}>
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
          {children}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </header>
  );
}
