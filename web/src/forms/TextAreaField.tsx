import { TextArea } from "@blueprintjs/core";
import { type ComponentProps, type ReactNode, useId } from "react";
import field from "./TextField.module.css";

type Props = Pick<
  ComponentProps<typeof TextArea>,
  "inputRef" | "name" | "value" | "rows" | "disabled" | "autoFocus" | "placeholder" | "onChange" | "onBlur" | "onPaste"
> & {
  label: string;
  /** Null if `describedBy` names the help. */
  help: ReactNode;
  /** The id of a help that stands elsewhere. */
  describedBy?: string;
  error: string | null;
};

export function TextAreaField({ label, help, describedBy, error, ...input }: Props) {
  const id = useId();
  const wordsId = `${id}-words`;
  const words = error ?? help;
  return (
    <div className={field.field}>
      <label className={field.label} htmlFor={id}>
        {label}
      </label>
      <TextArea
        {...input}
        id={id}
        fill
        spellCheck={false}
        autoComplete="off"
        aria-invalid={error !== null || undefined}
        aria-describedby={[describedBy, words && wordsId].filter(Boolean).join(" ") || undefined}
      />
      {words && (
        <p id={wordsId} className={error === null ? field.note : field.error}>
          {words}
        </p>
      )}
    </div>
  );
}
