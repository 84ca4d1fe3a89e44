import type { ReactNode } from "react";
import { Text } from "../i18n/Text.tsx";
import type { NextStep } from "./folderApi.ts";
import styles from "./ProgressLine.module.css";

type Props = { step: NextStep | null; children: ReactNode };

/** Shows the status of a project or folder, and how many rooms or certificates its next step concerns. */
export function ProgressLine({ step, children }: Props) {
  return (
    <div className={styles.line}>
      {children}
      {step?.kind === "activate" && <Text id="nextStep.told.activate" />}
      {step && step.kind !== "activate" && step.count !== undefined && (
        <span>
          <Text id={`nextStep.told.${step.kind}`} values={{ count: step.count }} />
          {Boolean(step.toFinish) && (
            <>
              {", "}
              <Text id="nextStep.told.toFinish" values={{ count: step.toFinish ?? 0 }} />
            </>
          )}
        </span>
      )}
    </div>
  );
}
