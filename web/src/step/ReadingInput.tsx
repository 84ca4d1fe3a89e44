import { InputGroup } from "@blueprintjs/core";
import { type ReactNode, useId } from "react";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import type { Outcome } from "../installation/outcome.ts";
import styles from "./MeasurementField.module.css";
import { NotMeasuredButton } from "./NotMeasuredButton.tsx";
import { ReadingProblem } from "./ReadingProblem.tsx";
import { type Quantity, type Reading, units } from "./reading.ts";
import { useReadingField } from "./useReadingField.ts";

type Props = {
  name: string;
  quantity: Quantity;
  stored: Reading;
  locale: string;
  save: (reading: Reading) => Promise<Outcome>;
  verdict: ReactNode;
  gauge: ReactNode;
};

export function ReadingInput({ verdict, gauge, ...options }: Props) {
  const { quantity, stored } = options;
  const text = useText();
  const id = useId();
  const field = useReadingField(options);
  const isKept = field.problem?.kind === "kept";
  const isInvalid = field.problem !== null && !isKept;
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
          className={styles.input}
          value={field.text}
          placeholder={stored.kind === "notMeasured" ? text("step.notMeasured") : undefined}
          intent={isInvalid ? "danger" : "none"}
          inputMode="text"
          autoComplete="off"
          aria-invalid={isInvalid || undefined}
          aria-describedby={field.problem ? `${id}verdict ${id}problem` : `${id}verdict`}
          rightElement={<span className={styles.unit}>{units[quantity]}</span>}
          onChange={(event) => field.change(event.currentTarget.value)}
          onBlur={() => void field.commit()}
          onKeyDown={(event) => {
            if (event.key === "Enter") void field.commit();
          }}
        />
        {!field.isTyped && (
          <NotMeasuredButton stored={stored} labelledBy={id} onToggle={() => void field.toggleNotMeasured()} />
        )}
      </div>
      <div>{gauge}</div>
      {field.problem && (
        <div id={`${id}problem`} className={styles.wide} role={isKept ? "status" : "alert"}>
          <ReadingProblem problem={field.problem} quantity={quantity} onRetry={() => void field.retry()} />
        </div>
      )}
    </div>
  );
}
