import { Button } from "@blueprintjs/core";
import type { ReactNode } from "react";
import type { MessageId } from "../i18n/catalogues.ts";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import { ActionButton } from "../ui/ActionButton.tsx";
import { ModalBody } from "../ui/ModalBody.tsx";
import { ModalFooter } from "../ui/ModalFooter.tsx";
import { DiscardFooter } from "./DiscardFooter.tsx";
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
    <form noValidate onSubmit={form.onSubmit({ reason, save })} aria-busy={isSaving}>
      <ModalBody>
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
      </ModalBody>
      {guard.isAsking ? (
        <DiscardFooter onKeep={guard.keep} onDiscard={form.close} />
      ) : (
        <ModalFooter fact={aside}>
          <Button size="large" disabled={isSaving} onClick={guard.tryClose}>
            <Text id="modal.cancel" />
          </Button>
          <ActionButton type="submit" size="large" intent="primary" loading={isSaving} disabledReason={reason}>
            <Text id={action} />
          </ActionButton>
        </ModalFooter>
      )}
    </form>
  );
}
