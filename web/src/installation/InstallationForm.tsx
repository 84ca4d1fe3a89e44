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
  /** While nobody is chosen, the viewer is, when an installer. */
  form: EditForm<InstallationDraft>;
  /** Takes the viewer's place: chosen first, while still an installer. */
  suggestedInstallerId?: string;
  save: (values: { title: string; installerId: string }) => ReturnType<Save>;
  /** The words of the button. */
  action: ReactNode;
  /** Says that it was not saved. */
  failed: MessageId;
  /** Stands over the fields. */
  top?: ReactNode;
  /** Stands in place of the one name, for several installations. */
  names?: { field: ReactNode; fault: string | null };
  /** The first field does not take the focus. */
  isFocusElsewhere?: boolean;
  /** The installer as saved, who stays a choice after leaving. */
  installer?: Person;
  /** Stands under the fields. */
  children?: ReactNode;
  /** Stands at the left of the foot. */
  aside?: ReactNode;
};

/** The title, and the company's installers in the order given. */
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
