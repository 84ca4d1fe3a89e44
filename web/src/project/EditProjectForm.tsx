import { Button } from "@blueprintjs/core";
import type { SubmitEvent } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import { DiscardFoot } from "../ui/DiscardFoot.tsx";
import { Modal } from "../ui/Modal.tsx";
import { ModalBody } from "../ui/ModalBody.tsx";
import { ModalFoot } from "../ui/ModalFoot.tsx";
import { ReasonedButton } from "../ui/ReasonedButton.tsx";
import { useDiscardGuard } from "../ui/useDiscardGuard.ts";
import type { EditProjectForm_project$key } from "./__generated__/EditProjectForm_project.graphql.ts";
import type { EditProjectView } from "./EditProjectModal.tsx";
import { OtherProjectChanges } from "./OtherProjectChanges.tsx";
import { ProjectFields } from "./ProjectFields.tsx";
import { ProjectFormSummary } from "./ProjectFormSummary.tsx";
import { savedProject } from "./savedProject.ts";
import { useConflictNotes } from "./useConflictNotes.ts";
import { useProjectEditing } from "./useProjectEditing.ts";
import { useProjectFaultText } from "./useProjectFaultText.ts";

type Props = {
  projectRef: EditProjectForm_project$key;
  onClose: () => void;
  onOpenView: (view: EditProjectView) => void;
};

const failed = { title: "project.edit.unknown.title", reason: "project.edit.unknown.reason" } as const;

/** A project's details, saved when they are valid and changed; beside them the ways to archive and to delete it. */
export function EditProjectForm({ projectRef, onClose, onOpenView }: Props) {
  const project = useFragment(
    graphql`
      fragment EditProjectForm_project on Project {
        id
        ...savedProject_project
        ...OtherProjectChanges_project
      }
    `,
    projectRef,
  );
  const text = useText();
  const faultText = useProjectFaultText();
  const editing = useProjectEditing(project.id, savedProject(project), onClose);
  const { form, isSaving, problem, attempt } = editing;
  const notes = useConflictNotes(editing);
  const discard = useDiscardGuard(form.isDirty, onClose);
  const count = form.shownFields.length;
  const firstFault = form.faultyFields[0] && form.faults[form.faultyFields[0]];
  const reason = form.isDirty ? (firstFault ? faultText(firstFault) : null) : text("modal.unchanged");
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (reason === null) void editing.save();
  };
  return (
    <Modal title={text("project.edit.title")} size="project" isBusy={isSaving} onClose={discard.tryClose}>
      <form onSubmit={submit} noValidate aria-busy={isSaving}>
        <ModalBody>
          <ProjectFormSummary
            form={form}
            problem={problem}
            attempt={attempt}
            title="project.edit.refused"
            failed={failed}
          />
          <ProjectFields form={form} isBusy={isSaving} notes={notes} />
          <OtherProjectChanges projectRef={project} isOff={form.isDirty || isSaving} onOpenView={onOpenView} />
        </ModalBody>
        {discard.isAsking ? (
          <DiscardFoot onKeep={discard.keep} onDiscard={onClose} />
        ) : (
          <ModalFoot fact={count > 0 && <Text id="form.toCorrect" values={{ count }} />}>
            <Button size="large" disabled={isSaving} onClick={discard.tryClose} text={text("modal.cancel")} />
            <ReasonedButton
              type="submit"
              size="large"
              intent="primary"
              loading={isSaving}
              reason={reason}
              text={text("modal.save")}
            />
          </ModalFoot>
        )}
      </form>
    </Modal>
  );
}
