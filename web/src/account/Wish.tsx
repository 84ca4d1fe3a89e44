import { Checkbox } from "@blueprintjs/core";
import { type ReactNode, useId, useRef, useState } from "react";
import { useIntl } from "react-intl";
import { useFailureText } from "../errors/useFailureText.ts";
import { Text } from "../i18n/Text.tsx";
import type { MutationFailure, MutationResult } from "../relay/mutationResult.ts";
import styles from "./Wish.module.css";

type Props = {
  isOn: boolean;
  isDisabled?: boolean;
  label: string;
  reason: ReactNode;
  context: Parameters<typeof useFailureText>[0];
  onStore: (isOn: boolean) => Promise<MutationResult>;
};

/** A setting that is stored at once, and can be taken back afterwards. */
export function Wish({ isOn, isDisabled, label, reason, context, onStore }: Props) {
  const intl = useIntl();
  const reasonId = useId();
  const checkbox = useRef<HTMLInputElement>(null);
  const failureText = useFailureText(context);
  const [wish, setWish] = useState<boolean | null>(null);
  const [failure, setFailure] = useState<MutationFailure | null>(null);
  const [savedAt, setSavedAt] = useState<Date | null>(null);
  const store = async (next: boolean) => {
    setFailure(null);
    setSavedAt(null);
    setWish(next);
    const result = await onStore(next);
    setWish(null);
    if (result.kind === "done") setSavedAt(new Date());
    else setFailure(result);
  };
  return (
    <div>
      <Checkbox
        className={styles.wish}
        inputRef={checkbox}
        checked={wish ?? isOn}
        disabled={isDisabled}
        label={label}
        aria-describedby={reasonId}
        onChange={(event) => void store(event.currentTarget.checked)}
      />
      <p id={reasonId} className={styles.reason}>
        {reason}
      </p>
      <p role="status" className={styles.reason}>
        {savedAt && (
          <>
            <Text
              id="step.saved"
              values={{ time: intl.formatTime(savedAt, { hour: "2-digit", minute: "2-digit", hourCycle: "h23" }) }}
            />
            {" · "}
            <button
              type="button"
              className={styles.undo}
              onClick={() => {
                // The pressed button disappears, so the checkbox takes the focus.
                checkbox.current?.focus();
                void store(!isOn);
              }}
            >
              <Text id="app.undo" />
            </button>
          </>
        )}
      </p>
      {failure && (
        <p role="alert" className={styles.failed}>
          {failureText(failure)}
        </p>
      )}
    </div>
  );
}
