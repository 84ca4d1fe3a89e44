import { Button } from "@blueprintjs/core";
import { Calendar } from "@blueprintjs/icons";
import { type ComponentProps, useRef } from "react";
import { useText } from "../i18n/useText.ts";
import styles from "./DateField.module.css";
import { TextField } from "./TextField.tsx";

type Props = Pick<
  ComponentProps<typeof TextField>,
  "label" | "isOptional" | "note" | "error" | "name" | "disabled" | "onBlur"
> & {
  /** As written; a day when it is `2026-01-31`. */
  value: string;
  /** The days that the calendar offers; any when left out. */
  first?: string;
  last?: string;
  onChange: (value: string) => void;
};

/** A day, written year-month-day in every language, or picked from the browser's own calendar. */
export function DateField({ value, first, last, onChange, ...field }: Props) {
  const text = useText();
  const calendar = useRef<HTMLInputElement>(null);
  return (
    <div className={styles.date}>
      <TextField
        {...field}
        value={value}
        inputMode="numeric"
        autoComplete="off"
        maxLength={10}
        leftElement={
          <Button
            className={styles.pick}
            variant="minimal"
            icon={<Calendar />}
            disabled={field.disabled}
            aria-label={text("form.date.pick", { label: field.label })}
            onClick={() => calendar.current?.showPicker()}
          />
        }
        onValueChange={(written) => onChange(written.trim())}
      />
      <input
        ref={calendar}
        className={styles.calendar}
        type="date"
        tabIndex={-1}
        aria-hidden="true"
        value={value}
        min={first}
        max={last}
        onChange={(event) => event.currentTarget.value && onChange(event.currentTarget.value)}
      />
    </div>
  );
}
