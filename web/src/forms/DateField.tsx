import { Button } from "@blueprintjs/core";
import { Calendar } from "@blueprintjs/icons";
import { type ComponentProps, useRef } from "react";
import { isDay } from "../i18n/isDay.ts";
import { localDay } from "../i18n/localDay.ts";
import { parseDay } from "../i18n/parsePeriod.ts";
import { useText } from "../i18n/useText.ts";
import styles from "./DateField.module.css";
import { TextField } from "./TextField.tsx";

type Props = Pick<
  ComponentProps<typeof TextField>,
  "label" | "isOptional" | "note" | "error" | "name" | "disabled" | "autoFocus" | "onBlur"
> & {
  /** The typed text; a valid day looks like `2026-01-31`. */
  value: string;
  /** The first day in the calendar; unlimited by default. */
  first?: string;
  last?: string;
  /** Parses the typed text; null if the text is not a day. */
  parse?: (written: string, today: string) => string | null;
  onChange: (value: string) => void;
  /** Called on blur and on Enter. */
  onEnd?: () => void;
};

/** A day is typed in a usual format or picked from a calendar. It is shown as year-month-day in all languages. */
export function DateField({ value, first, last, parse = parseDay, onChange, onEnd, onBlur, ...field }: Props) {
  const text = useText();
  const calendar = useRef<HTMLInputElement>(null);
  const end = () => {
    const day = parse(value, localDay(new Date().toISOString()));
    if (day !== null && day !== value) onChange(day);
    onEnd?.();
  };
  const hasExample = field.error !== null && value !== "" && !isDay(value) && !field.note;
  return (
    <div className={styles.date}>
      <TextField
        {...field}
        note={hasExample ? text("form.date.example") : field.note}
        value={value}
        autoComplete="off"
        maxLength={40}
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
        onValueChange={(written) => onChange(written.trimStart())}
        onBlur={(event) => {
          end();
          onBlur?.(event);
        }}
        onKeyDown={({ key }) => key === "Enter" && end()}
      />
      <input
        ref={calendar}
        className={styles.calendar}
        type="date"
        tabIndex={-1}
        aria-hidden="true"
        value={isDay(value) ? value : ""}
        min={first}
        max={last}
        onChange={(event) => event.currentTarget.value && onChange(event.currentTarget.value)}
      />
    </div>
  );
}
