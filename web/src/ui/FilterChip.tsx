import type { ReactNode } from "react";
import { FormattedNumber } from "react-intl";
import styles from "./FilterChip.module.css";
import { type ShapeName, StatusIcon } from "./StatusIcon.tsx";

type Props = {
  children: ReactNode;
  shape: ShapeName | null;
  /** Null while loading; undefined for a list without counts. */
  count?: number | null;
  isChosen: boolean;
  onChoose: () => void;
};

/** The chips filter a list, and explain the icons in it. */
export function FilterChip({ children, shape, count, isChosen, onChoose }: Props) {
  return (
    <button
      type="button"
      className={`${styles.chip} ${count === 0 && !isChosen ? styles.none : ""}`}
      aria-pressed={isChosen}
      onClick={onChoose}
    >
      {shape && <StatusIcon name={shape} size={14} />}
      {children}
      {/* A figure space reserves the width of the coming number. */}
      {count !== undefined && (
        <span className={styles.count}>{count === null ? "\u2007" : <FormattedNumber value={count} />}</span>
      )}
    </button>
  );
}
