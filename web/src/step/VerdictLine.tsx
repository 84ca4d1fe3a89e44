import { Text } from "../i18n/Text.tsx";
import type { Quantity } from "../reading/reading.ts";
import { type Verdict, verdictLook } from "../reading/verdict.ts";
import { StatusIcon } from "../ui/StatusIcon.tsx";
import styles from "./VerdictLine.module.css";

/** `verdict` is null if the text is no value, or nothing is expected. */
type Props = {
  verdict: Verdict | null;
  quantity: Quantity;
  isUnsaved: boolean;
  isQuestioned?: boolean;
};

export function VerdictLine({ verdict, quantity, isUnsaved, isQuestioned = false }: Props) {
  const { shape, tone, id } = verdictLook(verdict, quantity, isQuestioned);
  return (
    <>
      {verdict && (
        <span className={`${styles.verdict} ${styles[tone]}`} data-verdict={tone}>
          <StatusIcon name={shape} size={16} />
          <span>
            <Text id={id} />
          </span>
        </span>
      )}
      {isUnsaved && (
        <span className={styles.unsaved}>
          <Text id="step.valueNotSaved" />
        </span>
      )}
    </>
  );
}
