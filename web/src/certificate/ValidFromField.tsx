import { Button, FormGroup, InputGroup } from "@blueprintjs/core";
import { Calendar } from "@blueprintjs/icons";
import { useId, useRef } from "react";
import { useText } from "../i18n/useText.ts";
import styles from "./ValidFromField.module.css";

type Props = {
  /** As written; a day when it is `2026-01-31`. */
  value: string;
  first: string;
  last: string;
  fault: string | null;
  onChange: (value: string) => void;
};

/** The first day of the warranty, written year-month-day in every language, or picked from the browser's own calendar. */
export function ValidFromField({ value, first, last, fault, onChange }: Props) {
  const text = useText();
  const fieldId = useId();
  const faultId = useId();
  const calendar = useRef<HTMLInputElement>(null);
  return (
    <FormGroup
      className={styles.group}
      label={text("certificate.validFrom")}
      labelFor={fieldId}
      intent={fault ? "danger" : "none"}
      helperText={fault && <span id={faultId}>{fault}</span>}
    >
      <div className={styles.field}>
        <InputGroup
          id={fieldId}
          value={value}
          inputMode="numeric"
          autoComplete="off"
          maxLength={10}
          intent={fault ? "danger" : "none"}
          aria-invalid={fault !== null}
          aria-describedby={fault ? faultId : undefined}
          leftElement={
            <Button
              variant="minimal"
              icon={<Calendar />}
              aria-label={text("certificate.validFrom.pick")}
              onClick={() => calendar.current?.showPicker()}
            />
          }
          onChange={(event) => onChange(event.currentTarget.value.trim())}
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
    </FormGroup>
  );
}
