import type { ReactNode } from "react";
import { type Back, BackLink } from "./BackLink.tsx";
import styles from "./PageHeader.module.css";

type Props = {
  back: Back;
  /** Undefined if the person did not come from a list that passes the title on. */
  title: string | undefined;
  children: ReactNode;
};

/** A page that could not be fetched keeps its way back and, if it is known, its title. */
export function FailedPage({ back, title, children }: Props) {
  return (
    <>
      <header className={`${styles.head} ${styles.failed}`}>
        <BackLink {...back} />
        {title !== undefined && <h1>{title}</h1>}
      </header>
      {children}
    </>
  );
}
