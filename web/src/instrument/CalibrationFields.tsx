import { Button } from "@blueprintjs/core";
import { useId, useRef, useState } from "react";
import { DateField } from "../forms/DateField.tsx";
import fieldStyles from "../forms/TextField.module.css";
import type { EditForm } from "../forms/useEditForm.ts";
import { todayIn } from "../i18n/companyDay.ts";
import { isDay } from "../i18n/isDay.ts";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import { useCompanyZone } from "../relay/features.tsx";
import styles from "./Instruments.module.css";
import type { CalibrationDraft, CalibrationFaults } from "./instrumentDraft.ts";

type Day = keyof CalibrationDraft;

type Props = {
  form: Pick<EditForm<CalibrationDraft>, "controlledField">;
  file: File | null;
  isOptional?: boolean;
  /** True if the first day has the focus when the dialog opens. */
  isFocused?: boolean;
  /** Null while nothing of the calibration was entered. */
  faults: CalibrationFaults | null;
  onFile: (file: File | null) => void;
};

export function CalibrationFields({ form, file, isOptional, isFocused, faults, onFile }: Props) {
  const text = useText();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [left, setLeft] = useState<readonly Day[]>([]);
  const dayField = (day: Day) => {
    const field = form.controlledField(day);
    const isShown = isDay(field.value) || left.includes(day);
    const leave = () => {
      field.onBlur();
      setLeft((before) => [...before, day]);
    };
    return { ...field, isOptional, error: (isShown && faults?.[day]) || null, onBlur: leave };
  };
  return (
    <>
      <div className={styles.days}>
        <DateField
          {...dayField("calibratedOn")}
          autoFocus={isFocused}
          label={text("instrument.calibratedOn")}
          last={todayIn(useCompanyZone())}
        />
        <DateField {...dayField("validUntil")} label={text("instrument.validUntil")} />
      </div>
      <div className={fieldStyles.field}>
        <label className={fieldStyles.label} htmlFor={id}>
          <Text id="instrument.file" />
          <span className={fieldStyles.optional}>
            {" "}
            <Text id="form.optional" />
          </span>
        </label>
        <div className={styles.chosen}>
          <Button onClick={() => input.current?.click()} text={text("instrument.file.choose")} />
          <span role="status">{file?.name ?? text("instrument.file.none")}</span>
        </div>
        <input
          ref={input}
          id={id}
          type="file"
          accept=".pdf,.jpg,.jpeg,.png"
          hidden
          onChange={({ currentTarget }) => onFile(currentTarget.files?.[0] ?? null)}
        />
      </div>
    </>
  );
}
