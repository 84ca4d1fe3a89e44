import type { ReactNode } from "react";
import type { MessageId } from "../i18n/catalogues.ts";
import { useText } from "../i18n/useText.ts";
import { DialogForm } from "./DialogForm.tsx";
import { DraftRestoredNotice } from "./DraftRestoredNotice.tsx";
import { TextField } from "./TextField.tsx";
import { maxLengths, useTooLongText } from "./textLimits.ts";
import type { EditForm, Save } from "./useEditForm.ts";

type Props = {
  form: EditForm<{ title: string }>;
  save: Save;
  label: MessageId;
  required: MessageId;
  maxLength?: number;
  action: MessageId;
  failure?: ReactNode;
  /** True if the form can be saved without a change. */
  isNew?: boolean;
  top?: ReactNode;
  note?: string | null;
  /** Content at the left of the footer. */
  aside?: ReactNode;
};

export function TitleForm({
  form,
  save,
  label,
  required,
  action,
  failure,
  isNew = false,
  top,
  aside,
  ...props
}: Props) {
  const text = useText();
  const tooLongText = useTooLongText();
  const { guard, isSaving } = form;
  const faultOf = (title: string) =>
    title === "" ? text(required) : tooLongText(title, props.maxLength ?? maxLengths.title);
  const field = form.textField("title", faultOf);
  const reason = faultOf(form.values.title) ?? (isNew || form.isDirty ? null : text("modal.unchanged"));
  return (
    <DialogForm
      action={text(action)}
      reason={reason}
      isBusy={isSaving}
      guard={guard}
      aside={aside}
      onSubmit={() => form.save(save)}
      onRefused={form.showFaults}
      onClose={guard.tryClose}
    >
      {failure}
      <DraftRestoredNotice kept={form} />
      {top}
      <TextField
        {...field}
        label={text(label)}
        note={props.note ?? field.note}
        autoComplete="off"
        autoFocus
        disabled={isSaving}
      />
    </DialogForm>
  );
}
