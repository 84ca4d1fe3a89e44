import type { ReactNode } from "react";
import { Text } from "../i18n/Text.tsx";
import type { NextStep } from "./folderApi.ts";
import styles from "./ProgressLine.module.css";

type Props = {
  /** The number of rooms, and how many of these are finished; null if unknown. */
  count: number;
  completed: number | null;
  step: NextStep | null;
  children: ReactNode;
};

/** How far a project or folder is, and what its next step is about. */
export function ProgressLine({ count, completed, step, children }: Props) {
  return (
    <div className={styles.line}>
      {children}
      {count > 0 && completed !== null && (
        <span>
          <Text id="nextStep.completed" values={{ completed, count }} />
        </span>
      )}
      {step?.kind === "activate" && <Text id="nextStep.told.activate" />}
      {step && step.kind !== "activate" && step.count !== undefined && (
        <span>
          <Text id={`nextStep.told.${step.kind}`} values={{ count: step.count }} />
        </span>
      )}
    </div>
  );
}
