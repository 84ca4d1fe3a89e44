import { CaretDown, CaretUp } from "@blueprintjs/icons";
import type { ReactNode } from "react";
import styles from "./Table.module.css";

export type SortDirection = "ascending" | "descending";

type Props = {
  children: ReactNode;
  /** Null if another column sorts the table. */
  direction: SortDirection | null;
  onSort: () => void;
  className?: string;
  beside?: ReactNode;
};

export function SortableHeader({ children, direction, onSort, className, beside }: Props) {
  return (
    <th scope="col" aria-sort={direction ?? "none"} className={className}>
      <button type="button" className={styles.sort} onClick={onSort}>
        {children}
        {direction === "ascending" && <CaretUp size={14} />}
        {direction === "descending" && <CaretDown size={14} />}
      </button>
      {beside}
    </th>
  );
}
