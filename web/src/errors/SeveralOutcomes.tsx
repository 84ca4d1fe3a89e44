import { Button } from "@blueprintjs/core";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { Text } from "../i18n/Text.tsx";
import type { MutationFailure } from "../relay/mutationResult.ts";
import styles from "../ui/TickedBar.module.css";
import type { ErrorContext } from "./errorMessages.ts";
import { FailureReasons } from "./FailureReasons.tsx";

type Props = {
  context: ErrorContext;
  done: readonly string[];
  /** The text that precedes the names of the changed items. */
  doneText: ReactNode;
  left: readonly { name: string; failure: MutationFailure }[];
  leftText: ReactNode;
  /** The number of items that were not tried, because the person stopped. */
  untriedCount: number;
  /** Null if nothing can be undone. */
  onUndo: (() => void) | null;
  onRetry: () => void;
  onContinue: () => void;
  onClose: () => void;
};

export function SeveralOutcomes(props: Props) {
  const { context, done, doneText, left, leftText, untriedCount, onUndo, onRetry, onContinue, onClose } = props;
  const intl = useIntl();
  return (
    <div className={styles.told}>
      <div className={styles.outcomes}>
        {done.length > 0 && (
          <p role="status">
            {doneText} {intl.formatList(done, { type: "unit" })}
          </p>
        )}
        {untriedCount > 0 && (
          <p role="status">
            <Text id="ticks.untried" values={{ count: untriedCount }} />
          </p>
        )}
        {left.length > 0 && (
          <div role="alert">
            <strong>{leftText}</strong>
            <FailureReasons items={left} context={context} />
          </div>
        )}
      </div>
      <div className={styles.actions}>
        {left.length > 0 && (
          <Button size="small" onClick={onRetry}>
            <Text id="app.retry" />
          </Button>
        )}
        {untriedCount > 0 && (
          <Button size="small" onClick={onContinue}>
            <Text id="ticks.continue" />
          </Button>
        )}
        {done.length > 0 && onUndo && (
          <Button size="small" onClick={onUndo}>
            <Text id="app.undo" />
          </Button>
        )}
        <Button size="small" onClick={onClose}>
          <Text id="modal.close" />
        </Button>
      </div>
    </div>
  );
}
