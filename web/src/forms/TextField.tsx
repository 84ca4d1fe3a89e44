import { InputGroup } from "@blueprintjs/core";
import { type ComponentProps, useId } from "react";
import { Text } from "../i18n/Text.tsx";
import styles from "./TextField.module.css";

type Props = Pick<
  ComponentProps<typeof InputGroup>,
  | "value"
  | "onValueChange"
  | "onChange"
  | "onBlur"
  | "onKeyDown"
  | "inputRef"
  | "type"
  | "name"
  | "autoComplete"
  | "leftElement"
  | "rightElement"
  | "inputMode"
  | "maxLength"
  | "placeholder"
  | "disabled"
  | "autoFocus"
  | "role"
  | "aria-expanded"
  | "aria-controls"
  | "aria-autocomplete"
  | "aria-activedescendant"
> & {
  label: string;
  /** True if the label says that the field is optional. */
  isOptional?: boolean;
  note?: string | null;
  error: string | null;
};

export function TextField({ label, isOptional, note, error, ...input }: Props) {
  const id = useId();
  const errorId = `${id}-error`;
  const noteId = `${id}-note`;
  const words = [error !== null && errorId, note && noteId].filter(Boolean).join(" ");
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {isOptional && (
          <span className={styles.optional}>
            {" "}
            <Text id="form.optional" />
          </span>
        )}
      </label>
      <InputGroup
        {...input}
        id={id}
        size="large"
        aria-invalid={error !== null || undefined}
        aria-describedby={words || undefined}
      />
      {error !== null && (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      )}
      {note && (
        <p id={noteId} className={styles.note}>
          {note}
        </p>
      )}
    </div>
  );
}
