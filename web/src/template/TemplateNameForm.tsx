import { Button } from "@blueprintjs/core";
import type { ReactNode } from "react";
import { FailureNotice } from "../errors/FailureNotice.tsx";
import { DiscardFooter } from "../forms/DiscardFooter.tsx";
import { DraftRestoredNotice } from "../forms/DraftRestoredNotice.tsx";
import { TextField } from "../forms/TextField.tsx";
import { maxLengths, useTooLongText } from "../forms/textLimits.ts";
import type { EditForm, Save } from "../forms/useEditForm.ts";
import type { MessageId } from "../i18n/catalogues.ts";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import { ActionButton } from "../ui/ActionButton.tsx";
import { ModalBody } from "../ui/ModalBody.tsx";
import { ModalFooter } from "../ui/ModalFooter.tsx";

type Props = {
  form: EditForm<{ name: string }>;
  save: Save;
  /** Text of the submit button. */
  action: MessageId;
  /** Can be saved as it was opened. */
  isNew?: boolean;
  /** Stands over the name. */
  top?: ReactNode;
  /** Stands at the left of the foot. */
  aside?: ReactNode;
};

/** A template's name. */
export function TemplateNameForm({ form, save, action, isNew = false, top, aside }: Props) {
  const text = useText();
  const tooLongText = useTooLongText();
  const { failure, guard, isSaving } = form;
  const faultOf = (name: string) =>
    name === "" ? text("template.name.required") : tooLongText(name, maxLengths.title);
  const reason = faultOf(form.values.name.trim()) ?? (isNew || form.isDirty ? null : text("modal.unchanged"));
  return (
    <form noValidate onSubmit={form.onSubmit({ reason, save })} aria-busy={isSaving}>
      <ModalBody>
        {failure && <FailureNotice failure={failure} title="template.save.failed" />}
        <DraftRestoredNotice kept={form} />
        {top}
        <TextField
          {...form.textField("name", faultOf)}
          label={text("template.name")}
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
