import { InputGroup } from "@blueprintjs/core";
import { type ComponentProps, useId } from "react";
import styles from "./TextField.module.css";

type Props = Pick<
  ComponentProps<typeof InputGroup>,
  "value" | "onValueChange" | "onBlur" | "inputRef" | "type" | "name" | "autoComplete" | "rightElement" | "inputMode"
> & {
  label: string;
  /** What is wrong with the value, in words; null when nothing is. */
  error: string | null;
};

/** A labelled field of a form with its error under it. */
export function TextField({ label, error, ...input }: Props) {
  const id = useId();
  const errorId = `${id}-error`;
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <InputGroup
        {...input}
        id={id}
        size="large"
        aria-invalid={error !== null || undefined}
        aria-describedby={error === null ? undefined : errorId}
      />
      {error !== null && (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
