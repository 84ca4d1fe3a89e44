import { CaretDown, ChevronDown } from "@blueprintjs/icons";
import { useId } from "react";
import styles from "./SelectField.module.css";
import field from "./TextField.module.css";

type Option = { value: string; label: string; isDisabled?: boolean };

type Props = {
  label: string;
  /** Empty if nothing is chosen. The field then shows `placeholder`. */
  value: string;
  name?: string;
  options: readonly Option[];
  /** Groups follow `options`. Each group's options stand under its label. */
  groups?: readonly { label: string; options: readonly Option[] }[];
  placeholder?: string;
  error?: string | null;
  note?: string | null;
  disabled?: boolean;
  /** True in a row of filters, where the label stands inside the field's frame. */
  isInline?: boolean;
  /** True in a table with a header for the field. Screen readers still get the label. */
  isBare?: boolean;
  /** True for a field as high as a button, in a row of a table. */
  isLow?: boolean;
  /** True for a choice that leaves something out, which gets a dashed frame. */
  isDashed?: boolean;
  onChange: (value: string) => void;
  onFocus?: () => void;
  onBlur?: () => void;
};

export function SelectField({ label, value, options, groups = [], placeholder, error = null, note, ...props }: Props) {
  const id = useId();
  const errorId = `${id}-error`;
  const noteId = `${id}-note`;
  const words = [error !== null && errorId, note && noteId].filter(Boolean).join(" ");
  return (
    <div className={props.isInline ? styles.inline : props.isBare ? undefined : field.field}>
      <label className={props.isInline ? styles.inlineLabel : props.isBare ? "heard-only" : field.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.frame}>
        <select
          id={id}
          className={`${styles.select} ${props.isLow ? styles.low : ""} ${props.isDashed ? styles.dashed : ""}`}
          name={props.name}
          value={value}
          disabled={props.disabled}
          aria-invalid={error !== null || undefined}
          aria-describedby={words || undefined}
          onChange={(event) => props.onChange(event.currentTarget.value)}
          onFocus={props.onFocus}
          onBlur={props.onBlur}
        >
          {placeholder !== undefined && value === "" && (
            <option value="" disabled>
              {placeholder}
            </option>
          )}
          {options.map(toOption)}
          {groups.map((group) => (
            <optgroup key={group.label} label={group.label}>
              {group.options.map(toOption)}
            </optgroup>
          ))}
        </select>
        {props.isInline ? <ChevronDown className={styles.chevron} size={14} /> : <CaretDown className={styles.caret} />}
      </div>
      {error !== null && (
        <p id={errorId} className={field.error}>
          {error}
        </p>
      )}
      {note && (
        <p id={noteId} className={field.note}>
          {note}
        </p>
      )}
    </div>
  );
}

const toOption = ({ value, label, isDisabled }: Option) => (
  <option key={value} value={value} disabled={isDisabled}>
    {label}
  </option>
);
