import { graphql, useFragment } from "react-relay/hooks";
import { DialogForm } from "../forms/DialogForm.tsx";
import { DraftRestoredNotice } from "../forms/DraftRestoredNotice.tsx";
import type { Save } from "../forms/useEditForm.ts";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import type { EditProjectView_project$key } from "./__generated__/EditProjectView_project.graphql.ts";
import type { EditProjectViewName } from "./EditProjectModal.tsx";
import { ProjectDangerZone } from "./ProjectDangerZone.tsx";
import { ProjectFields } from "./ProjectFields.tsx";
import { ProjectFormSummary } from "./ProjectFormSummary.tsx";
import { useProjectFaultText } from "./useProjectFaultText.ts";
import type { ProjectForm } from "./useProjectForm.ts";
import { WorkKindField } from "./WorkKindField.tsx";

type Props = {
  projectRef: EditProjectView_project$key;
  form: ProjectForm;
  save: Save;
  isForEndDate: boolean;
  onOpenView: (view: EditProjectViewName) => void;
};

const failed = { title: "project.edit.unknown.title", reason: "project.edit.unknown.reason" } as const;

export function EditProjectView({ projectRef, form, save, isForEndDate, onOpenView }: Props) {
  const project = useFragment(
    graphql`
      fragment EditProjectView_project on Project {
        customerEmail
        customerEmailBounced
        ...ProjectDangerZone_project
      }
    `,
    projectRef,
  );
  const text = useText();
  const faultText = useProjectFaultText();
  const { isSaving, isDirty, guard } = form;
  const count = form.shown.length;
  const reason = isDirty ? (form.faulty[0]?.text ?? null) : text("modal.unchanged");
  return (
    <DialogForm
      action={text("modal.save")}
      reason={reason}
      isBusy={isSaving}
      guard={guard}
      aside={count > 0 && <Text id="form.toCorrect" values={{ count }} />}
      onSubmit={() => form.save(save, faultText)}
      onRefused={form.showFaults}
      onClose={guard.tryClose}
    >
      <DraftRestoredNotice kept={form} />
      <ProjectFormSummary form={form} title="project.edit.refused" failed={failed} />
      <ProjectFields
        form={form}
        isForEndDate={isForEndDate}
        bouncedEmail={project.customerEmailBounced ? project.customerEmail : null}
      >
        <WorkKindField form={form} />
      </ProjectFields>
      <ProjectDangerZone projectRef={project} isOff={isDirty || isSaving} onOpenView={onOpenView} />
    </DialogForm>
  );
}
