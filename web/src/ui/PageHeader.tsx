import type { ReactNode } from "react";
import { type Back, BackLink } from "./BackLink.tsx";
import styles from "./PageHeader.module.css";
import { usePageTitle } from "./usePageTitle.ts";

type Props = {
  title: string;
  /** A link to the page above. If it is absent, `path` contains that link. */
  back?: Back;
  /** The line above the title in place of `back`. */
  path?: ReactNode;
  /** The line below the title, such as a status. */
  children?: ReactNode;
  actions?: ReactNode;
};

export function PageHeader({ title, back, path, children, actions }: Props) {
  const heading = usePageTitle(title);
  return (
    <header className={styles.head}>
      {back && <BackLink {...back} />}
      {path}
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
