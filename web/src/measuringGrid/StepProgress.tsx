import { useSyncExternalStore } from "react";
import { Text } from "../i18n/Text.tsx";
import { StatusIcon } from "../ui/StatusIcon.tsx";
import styles from "./StepChoice.module.css";
import type { CellCounts } from "./useCellCounts.ts";

type Props = {
  stepLabel: string;
  counts: CellCounts;
  /** True while rooms are loading. A dash then replaces the number, which would change with each loaded room. */
  isLoading: boolean;
};

/** Counts a step's measured rooms, out of the rooms with values to measure, and marks values outside the limits. */
export function StepProgress({ stepLabel, counts, isLoading }: Props) {
  const measured = useSyncExternalStore(counts.subscribe, () => counts.measuredRooms(stepLabel));
  const asked = useSyncExternalStore(counts.subscribe, () => counts.askedRooms(stepLabel));
  const outside = useSyncExternalStore(counts.subscribe, () => counts.outsideValues(stepLabel));
  if (isLoading) return <span className={styles.progress}>–</span>;
  if (asked === 0) return null;
  return (
    <span className={measured === asked ? styles.complete : styles.progress}>
      {outside > 0 ? (
        <StatusIcon name="outside" size={14} />
      ) : (
        measured === asked && <StatusIcon name="completed" size={14} />
      )}
      <span aria-hidden="true">
        {measured}/{asked}
      </span>
      <span className="heard-only">
        <Text id="measuring.step.progress" values={{ measured, asked }} />
        {outside > 0 && (
          <>
            , <Text id="measuring.outside" values={{ count: outside }} />
          </>
        )}
      </span>
    </span>
  );
}
