import { TextArea } from "@blueprintjs/core";
import { type ComponentProps, type ReactNode, useId } from "react";
import field from "./TextField.module.css";

type Props = Pick<
  ComponentProps<typeof TextArea>,
  "inputRef" | "name" | "value" | "rows" | "disabled" | "autoFocus" | "placeholder" | "onChange" | "onBlur" | "onPaste"
> & {
  label: string;
  help: ReactNode;
  error: string | null;
};

export function TextAreaField({ label, help, error, ...input }: Props) {
  const id = useId();
  const wordsId = `${id}-words`;
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
        aria-describedby={wordsId}
      />
      <p id={wordsId} className={error === null ? field.note : field.error}>
        {error ?? help}
      </p>
    </div>
  );
}
