import { Spinner } from "@blueprintjs/core";
import { ChevronLeft } from "@blueprintjs/icons";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { useText } from "../i18n/useText.ts";
import head from "./PageHeader.module.css";
import styles from "./Skeleton.module.css";

type Props = {
  /** Undefined if the list before the page did not hand it over. */
  title: string | undefined;
  back?: { to: string; label: ReactNode };
  /** The line above the title in place of `back`. */
  path?: ReactNode;
  /** The widths of the actions, in pixels. */
  actionWidths: readonly number[];
  children: ReactNode;
};

/** The head of a page that loads, with one small spinner beside its title. */
export function SkeletonHead({ title, back, path, actionWidths, children }: Props) {
  return (
    <header className={head.head}>
      {back && (
        <Link className={head.back} to={back.to}>
          <ChevronLeft size={14} />
          {back.label}
        </Link>
      )}
      {path}
      <div className={head.row}>
        <div className={head.titles}>
          <div className={styles.title}>
            {title === undefined ? <Bar width={240} /> : <h1>{title}</h1>}
            <SmallSpinner />
          </div>
          {children}
        </div>
        <div className={head.actions} aria-hidden="true">
          {actionWidths.map((width) => (
            <span key={width} className={`bp6-skeleton ${styles.button}`} style={{ width }} />
          ))}
        </div>
      </div>
    </header>
  );
}

/** Appears after 0.1 seconds. */
export function SmallSpinner() {
  const text = useText();
  return (
    <span className={styles.spinner} role="status">
      <Spinner size={18} aria-label={text("app.loading")} />
    </span>
  );
}

/** A placeholder for a line of text; `width` is in pixels. */
export const Bar = ({ width }: { width: number }) => (
  <span className={`bp6-skeleton ${styles.bar}`} style={{ width }} aria-hidden="true" />
);
