import { InputGroup } from "@blueprintjs/core";
import { type KeyboardEvent, type ReactNode, useId, useRef } from "react";
import type { Track } from "../forms/useSaveState.ts";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import { isConflict } from "../reading/fieldFailure.ts";
import { isMissing } from "../reading/missingValues.ts";
import { type Quantity, type Reading, type UsualRange, units } from "../reading/reading.ts";
import { useReadingWords } from "../reading/useReadingWords.ts";
import type { useValueChange_change$key } from "./__generated__/useValueChange_change.graphql.ts";
import styles from "./MeasurementField.module.css";
import { NotMeasuredButton } from "./NotMeasuredButton.tsx";
import { ReadingFailure } from "./ReadingFailure.tsx";
import { useReadingField } from "./useReadingField.ts";
import type { OnEnter } from "./useStepKeys.ts";
import { useValueChange } from "./useValueChange.ts";
import { ValueConflict } from "./ValueConflict.tsx";

type Props = {
  entryId: string;
  subject: string;
  changeRef: useValueChange_change$key | null;
  quantity: Quantity;
  stored: Reading;
  usual: UsualRange | null;
  locale: string;
  track: Track;
  /** Called after Enter saved the value. */
  onEnter: OnEnter;
  /** Draws the judgement beside and below the field; `reading` is null if the text is no value. */
  judged: (
    reading: Reading | null,
    isUnsaved: boolean,
    isQuestioned: boolean,
    isSending: boolean,
  ) => { verdict: ReactNode; gauge: ReactNode };
};

export function ReadingField({ judged, changeRef, onEnter, ...options }: Props) {
  const { quantity, stored, locale } = options;
  const text = useText();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const change = useValueChange(changeRef);
  const field = useReadingField({ ...options, version: change?.version ?? null });
  const { verdict, gauge } = judged(field.shownReading, field.isUnsaved, field.isQuestioned, field.isSending);
  const words = useReadingWords(quantity, locale);
  const hasConflict = isConflict(field.failure);
  const isInvalid = field.failure !== null && !hasConflict && !field.isWaiting;
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const { currentTarget, key, shiftKey, repeat, nativeEvent } = event;
    // Enter and Escape during composition belong to the input method.
    if (nativeEvent.isComposing) return;
    if (key === "Enter") {
      field.commit();
      if (!field.isHeld() && !repeat) onEnter(currentTarget, shiftKey);
    } else if (key === "Escape" && field.canRestore()) {
      event.preventDefault();
      field.restore();
    }
    // The value is saved before Tab moves the focus, so that the question about an unusual value is the next stop.
    else if (key === "Tab" && !shiftKey) field.commit();
  };
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        <Text id={`quantity.${quantity}`} />
      </label>
      <div id={`${id}verdict`} className={styles.verdict}>
        {verdict}
      </div>
      <div>
        <InputGroup
          id={id}
          inputRef={input}
          className={styles.input}
          value={field.text}
          placeholder={stored.kind === "notMeasured" ? text("step.notMeasured") : undefined}
          intent={isInvalid ? "danger" : "none"}
          inputMode="text"
          data-reading={isMissing(field.shownReading) ? "missing" : "given"}
          autoComplete="off"
          aria-invalid={isInvalid || undefined}
          aria-describedby={field.failure ? `${id}verdict ${id}failure` : `${id}verdict`}
          rightElement={<span className={styles.unit}>{units[quantity]}</span>}
          onChange={(event) => field.change(event.currentTarget.value)}
          onFocus={field.remember}
          onBlur={field.commit}
          onKeyDown={onKeyDown}
        />
        {!field.isTyped && <NotMeasuredButton stored={stored} labelledBy={id} onToggle={field.toggleNotMeasured} />}
      </div>
      <div>{gauge}</div>
      {field.failure && (
        <div id={`${id}failure`} className={styles.wide} role={field.isWaiting ? undefined : "alert"}>
          {hasConflict ? (
            <ValueConflict
              own={field.shownReading ? words(field.shownReading) : field.text}
              theirs={words(stored)}
              change={change}
              onKeepOwn={field.keepOwn}
              onTakeTheirs={field.takeStored}
              field={input}
            />
          ) : (
            <ReadingFailure
              failure={field.failure}
              quantity={quantity}
              onRetry={field.commit}
              onConfirm={field.confirm}
              onRestore={field.restore}
              field={input}
            />
          )}
        </div>
      )}
    </div>
  );
}
