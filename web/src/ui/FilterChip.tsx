import type { ReactNode } from "react";
import { FormattedNumber } from "react-intl";
import styles from "./FilterChip.module.css";
import { type ShapeName, StatusIcon } from "./StatusIcon.tsx";

type Props = {
  children: ReactNode;
  shape: ShapeName | null;
  /** How many rows it leaves, null while that is not known. A list that does not count has none. */
  count?: number | null;
  isChosen: boolean;
  onChoose: () => void;
};

/** A filter of a list, pressed while it is chosen. Its shape and words are the list's legend too. */
export function FilterChip({ children, shape, count, isChosen, onChoose }: Props) {
  return (
    <button type="button" className={styles.chip} aria-pressed={isChosen} onClick={onChoose}>
      {shape && <StatusIcon name={shape} size={14} />}
      {children}
      {/* A space as wide as a digit keeps the place of a number to come. */}
      {count !== undefined && (
        <span className={styles.count}>{count === null ? "\u2007" : <FormattedNumber value={count} />}</span>
      )}
    </button>
  );
}
