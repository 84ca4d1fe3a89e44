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
  /** Asks for it where it is empty. */
  required: MessageId;
  /** Text of the submit button. */
  action: MessageId;
  /** Says that it was not saved. */
  failure?: ReactNode;
  /** Can be saved as it was opened. */
  isNew?: boolean;
  /** Stands over the field. */
  top?: ReactNode;
  /** Stands at the left of the foot. */
  aside?: ReactNode;
};

/** A form whose one field is the title of something. */
export function TitleForm({ form, save, label, required, action, failure, isNew = false, top, aside }: Props) {
  const text = useText();
  const tooLongText = useTooLongText();
  const { guard, isSaving } = form;
  const faultOf = (title: string) => (title === "" ? text(required) : tooLongText(title, maxLengths.title));
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
        {...form.textField("title", faultOf)}
        label={text(label)}
        autoComplete="off"
        autoFocus
        disabled={isSaving}
      />
    </DialogForm>
  );
}
