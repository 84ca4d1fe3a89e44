import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { FailureNotice } from "../errors/FailureNotice.tsx";
import { DialogForm } from "../forms/DialogForm.tsx";
import { DraftRestoredNotice } from "../forms/DraftRestoredNotice.tsx";
import { TextField } from "../forms/TextField.tsx";
import { maxLengths, useTooLongText } from "../forms/textLimits.ts";
import type { EditForm, Save } from "../forms/useEditForm.ts";
import type { MessageId } from "../i18n/catalogues.ts";
import { useText } from "../i18n/useText.ts";
import type { InstallationForm_viewer$key } from "./__generated__/InstallationForm_viewer.graphql.ts";
import { InstallerField, type Person, useInstallerChoice } from "./InstallerField.tsx";
import type { InstallationDraft } from "./installationDraft.ts";

type Props = {
  viewerRef: InstallationForm_viewer$key;
  /** A form without an installer starts with the viewer, if the viewer is an installer. */
  form: EditForm<InstallationDraft>;
  /** The installer with whom the form starts in place of the viewer, if this person is still an installer. */
  suggestedInstallerId?: string;
  save: (values: { title: string; installerId: string }) => ReturnType<Save>;
  action: ReactNode;
  failed: MessageId;
  top?: ReactNode;
  /** Replaces the title field when several installations are created. */
  names?: { field: ReactNode; fault: string | null };
  /** True if the first field must not take the focus, because another element has it. */
  isFocusElsewhere?: boolean;
  /** The saved installer, offered even if this person has left the company. */
  installer?: Person;
  children?: ReactNode;
  /** Content at the left of the footer. */
  aside?: ReactNode;
};

export function InstallationForm({ viewerRef, form, save, installer, suggestedInstallerId, names, ...props }: Props) {
  const text = useText();
  const tooLongText = useTooLongText();
  const viewer = useFragment(
    graphql`
      fragment InstallationForm_viewer on User {
        ...InstallerField_viewer
      }
    `,
    viewerRef,
  );
  const { values, failure, guard, isSaving } = form;
  const { title } = values;
  const choice = useInstallerChoice(viewer, values.installerId, { installer, suggestedId: suggestedInstallerId });
  const { installerId } = choice;
  const titleFault = (typed: string) =>
    typed === "" ? text("installation.title.required") : tooLongText(typed, maxLengths.title);
  const nameFault = names ? names.fault : titleFault(title);
  const reason = nameFault ?? choice.fault ?? (form.isDirty ? null : text("modal.unchanged"));
  return (
    <DialogForm
      action={props.action}
      reason={reason}
      isBusy={isSaving}
      guard={guard}
      aside={props.aside}
      onSubmit={() => form.save(async () => (installerId === null ? null : save({ title, installerId })))}
      onRefused={form.showFaults}
      onClose={guard.tryClose}
    >
      {failure && <FailureNotice failure={failure} title={props.failed} />}
      <DraftRestoredNotice kept={form} />
      {props.top}
      {names?.field ?? (
        <TextField
          {...form.textField("title", titleFault)}
          label={text("installation.title")}
          autoComplete="off"
          autoFocus={!props.isFocusElsewhere}
          disabled={isSaving}
        />
      )}
      <InstallerField form={form} choice={choice} />
      {props.children}
    </DialogForm>
  );
}
