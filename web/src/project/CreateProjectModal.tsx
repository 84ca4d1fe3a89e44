import { Button } from "@blueprintjs/core";
import { type SubmitEvent, useState } from "react";
import { useNavigate } from "react-router";
import { DiscardFooter } from "../forms/DiscardFooter.tsx";
import { DraftRestoredNotice } from "../forms/DraftRestoredNotice.tsx";
import { draftKeys } from "../forms/draftKeys.ts";
import { useDiscardGuard } from "../forms/useDiscardGuard.ts";
import { useFormDraft } from "../forms/useFormDraft.ts";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import { ActionButton } from "../ui/ActionButton.tsx";
import { Modal } from "../ui/Modal.tsx";
import { ModalBody } from "../ui/ModalBody.tsx";
import { ModalFooter } from "../ui/ModalFooter.tsx";
import { ProjectFields } from "./ProjectFields.tsx";
import { ProjectFormSummary } from "./ProjectFormSummary.tsx";
import { emptyProject, type ProjectField } from "./projectDraft.ts";
import { useCreateProject } from "./useCreateProject.ts";
import { useProjectFaultText } from "./useProjectFaultText.ts";
import { type SaveFailure, useProjectForm } from "./useProjectForm.ts";

const optional: ProjectField[] = ["customerEmail", "postalCode"];
const failed = { title: "project.create.unknown.title", reason: "project.create.unknown.reason" } as const;

/** A new project; made, its page opens. */
export function CreateProjectModal({ onClose }: { onClose: () => void }) {
  const text = useText();
  const faultText = useProjectFaultText();
  const navigate = useNavigate();
  const kept = useFormDraft(draftKeys.newProject, emptyProject);
  const form = useProjectForm(kept, emptyProject, optional);
  const { create, isCreating } = useCreateProject();
  const [failure, setFailure] = useState<SaveFailure | null>(null);
  const [attempt, setAttempt] = useState(0);
  const close = () => {
    kept.drop();
    onClose();
  };
  const discard = useDiscardGuard(form.isDirty, close);
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (isCreating) return;
    setFailure(null);
    setAttempt(attempt + 1);
    if (!form.check()) return;
    const result = await create(form.draft, kept.idempotencyKey());
    if (result.kind === "done") {
      kept.drop();
      const path = result.payload?.project ? encodeURIComponent(result.payload.project.projectId) : "";
      return navigate(`/projects/ongoing/${path}`);
    }
    setAttempt(attempt + 2);
    setFailure(form.refuse(result));
  };
  const count = form.shownFields.length;
  const firstFault = form.isChecked && form.faultyFields[0] ? form.faults[form.faultyFields[0]] : undefined;
  return (
    <Modal title={text("project.create.title")} size="project" isBusy={isCreating} onClose={discard.tryClose}>
      <form onSubmit={(event) => void submit(event)} noValidate aria-busy={isCreating}>
        <ModalBody>
          <DraftRestoredNotice kept={kept} />
          <ProjectFormSummary
            form={form}
            failure={failure}
            attempt={attempt}
            title="project.create.refused"
            failed={failed}
          />
          <ProjectFields form={form} isBusy={isCreating} />
        </ModalBody>
        {discard.isAsking ? (
          <DiscardFooter onKeep={discard.keep} onDiscard={close} />
        ) : (
          <ModalFooter fact={count > 0 && <Text id="form.toCorrect" values={{ count }} />}>
            <Button size="large" disabled={isCreating} onClick={discard.tryClose} text={text("modal.cancel")} />
            <ActionButton
              type="submit"
              size="large"
              intent="primary"
              loading={isCreating}
              disabledReason={firstFault === undefined ? null : faultText(firstFault)}
              text={text("project.create.submit")}
            />
          </ModalFooter>
        )}
      </form>
    </Modal>
  );
}
