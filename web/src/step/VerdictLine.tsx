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
  /** Shortens the words for a good value beyond the instrument's range, because the shape says the rest. Screen readers get all words. */
  isShort?: boolean;
};

export function VerdictLine({ verdict, quantity, isUnsaved, isQuestioned = false, isShort = false }: Props) {
  const { shape, tone, id } = verdictLook(verdict, quantity, isQuestioned);
  return (
    <>
      {verdict && (
        <span className={`${styles.verdict} ${styles[tone]}`} data-verdict={tone}>
          <StatusIcon name={shape} size={16} />
          {isShort && verdict === "OVER_RANGE_WITHIN" ? (
            <>
              <span aria-hidden="true">
                <Text id="verdict.overRange" />
              </span>
              <span className="heard-only">
                <Text id={id} />
              </span>
            </>
          ) : (
            <span>
              <Text id={id} />
            </span>
          )}
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
