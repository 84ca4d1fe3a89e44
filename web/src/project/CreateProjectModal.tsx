import { Button } from "@blueprintjs/core";
import { type SubmitEvent, useState } from "react";
import { useNavigate } from "react-router";
import { draftKeys } from "../draft/draftKeys.ts";
import { KeptNote } from "../draft/KeptNote.tsx";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import { DiscardFoot } from "../ui/DiscardFoot.tsx";
import { Modal } from "../ui/Modal.tsx";
import { ModalBody } from "../ui/ModalBody.tsx";
import { ModalFoot } from "../ui/ModalFoot.tsx";
import { ReasonedButton } from "../ui/ReasonedButton.tsx";
import { useDiscardGuard } from "../ui/useDiscardGuard.ts";
import { ProjectFields } from "./ProjectFields.tsx";
import { ProjectFormSummary } from "./ProjectFormSummary.tsx";
import { emptyProject, type ProjectField } from "./projectDraft.ts";
import type { SaveProblem } from "./saveProblem.ts";
import { useCreateProject } from "./useCreateProject.ts";
import { useProjectFaultText } from "./useProjectFaultText.ts";
import { useProjectForm } from "./useProjectForm.ts";

const optional: ProjectField[] = ["customerEmail", "postalCode"];
const failed = { title: "project.create.unknown.title", reason: "project.create.unknown.reason" } as const;

/** A new project; made, its page opens. */
export function CreateProjectModal({ onClose }: { onClose: () => void }) {
  const text = useText();
  const faultText = useProjectFaultText();
  const navigate = useNavigate();
  const form = useProjectForm(draftKeys.newProject, emptyProject, optional);
  const { create, isCreating } = useCreateProject();
  const [problem, setProblem] = useState<SaveProblem | null>(null);
  const [attempt, setAttempt] = useState(0);
  const close = () => {
    form.kept.drop();
    onClose();
  };
  const discard = useDiscardGuard(form.isDirty, close);
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (isCreating) return;
    setProblem(null);
    setAttempt(attempt + 1);
    if (!form.check()) return;
    const outcome = await create(form.draft, form.kept.idempotencyKey());
    if (outcome.kind === "done" && outcome.payload?.project) {
      form.kept.drop();
      return navigate(`/projects/ongoing/${encodeURIComponent(outcome.payload.project.projectId)}`);
    }
    setAttempt(attempt + 2);
    if (outcome.kind === "failed") return setProblem(outcome);
    setProblem({ kind: "refused", codes: form.refuse(outcome.payload?.userErrors ?? []) });
  };
  const count = form.shownFields.length;
  const firstFault = form.isChecked && form.faultyFields[0] ? form.faults[form.faultyFields[0]] : undefined;
  return (
    <Modal title={text("project.create.title")} size="project" isBusy={isCreating} onClose={discard.tryClose}>
      <form onSubmit={(event) => void submit(event)} noValidate aria-busy={isCreating}>
        <ModalBody>
          <KeptNote kept={form.kept} />
          <ProjectFormSummary
            form={form}
            problem={problem}
            attempt={attempt}
            title="project.create.refused"
            failed={failed}
          />
          <ProjectFields form={form} isBusy={isCreating} />
        </ModalBody>
        {discard.isAsking ? (
          <DiscardFoot onKeep={discard.keep} onDiscard={close} />
        ) : (
          <ModalFoot fact={count > 0 && <Text id="form.toCorrect" values={{ count }} />}>
            <Button size="large" disabled={isCreating} onClick={discard.tryClose} text={text("modal.cancel")} />
            <ReasonedButton
              type="submit"
              size="large"
              intent="primary"
              loading={isCreating}
              reason={firstFault === undefined ? null : faultText(firstFault)}
              text={text("project.create.submit")}
            />
          </ModalFoot>
        )}
      </form>
    </Modal>
  );
}
