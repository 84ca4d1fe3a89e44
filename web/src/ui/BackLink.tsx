import { ChevronLeft } from "@blueprintjs/icons";
import type { ReactNode } from "react";
import { Link } from "react-router";
import styles from "./PageHeader.module.css";

export type Back = { to: string; label: ReactNode; state?: unknown };

/** A link to the page above, which stands above the title. */
export function BackLink({ to, label, state }: Back) {
  return (
    <Link className={styles.back} to={to} state={state}>
      <ChevronLeft size={14} />
      {label}
    </Link>
  );
}
