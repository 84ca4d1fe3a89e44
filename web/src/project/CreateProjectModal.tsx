import { Button } from "@blueprintjs/core";
import { useNavigate } from "react-router";
import { DiscardFooter } from "../forms/DiscardFooter.tsx";
import { DraftRestoredNotice } from "../forms/DraftRestoredNotice.tsx";
import { draftKeys } from "../forms/draftKeys.ts";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import { ActionButton } from "../ui/ActionButton.tsx";
import { Modal } from "../ui/Modal.tsx";
import { ModalBody } from "../ui/ModalBody.tsx";
import { ModalFooter } from "../ui/ModalFooter.tsx";
import { ProjectFields } from "./ProjectFields.tsx";
import { ProjectFormSummary } from "./ProjectFormSummary.tsx";
import { emptyProject } from "./projectDraft.ts";
import { useCreateProject } from "./useCreateProject.ts";
import { useProjectFaultText } from "./useProjectFaultText.ts";
import { useProjectForm } from "./useProjectForm.ts";

const failed = { title: "project.create.unknown.title", reason: "project.create.unknown.reason" } as const;

/** A new project; made, its page opens. */
export function CreateProjectModal({ onClose }: { onClose: () => void }) {
  const text = useText();
  const faultText = useProjectFaultText();
  const navigate = useNavigate();
  const form = useProjectForm({
    draftKey: draftKeys.newProject,
    saved: { version: null, values: emptyProject },
    onClose,
    optional: ["customerEmail", "postalCode", "externalId"],
  });
  const { create } = useCreateProject();
  const { isSaving, guard, shown } = form;
  const [first] = form.formState.isSubmitted ? shown : [];
  const save = async () => {
    if (form.faulty.length > 0) return null;
    const result = await create(form.values, form.idempotencyKey());
    const id = result.payload?.project?.projectId ?? "";
    if (result.kind === "done") void navigate(`/projects/ongoing/${encodeURIComponent(id)}`);
    return result;
  };
  const onSubmit = form.onSubmit({ reason: first?.text ?? null, save, refusalText: faultText });
  return (
    <Modal title={text("project.create.title")} size="project" isBusy={isSaving} onClose={guard.tryClose}>
      <form onSubmit={onSubmit} noValidate aria-busy={isSaving}>
        <ModalBody>
          <DraftRestoredNotice kept={form} />
          <ProjectFormSummary form={form} title="project.create.refused" failed={failed} />
          <ProjectFields form={form} />
        </ModalBody>
        {guard.isAsking ? (
          <DiscardFooter onKeep={guard.keep} onDiscard={form.close} />
        ) : (
          <ModalFooter fact={shown.length > 0 && <Text id="form.toCorrect" values={{ count: shown.length }} />}>
            <Button size="large" disabled={isSaving} onClick={guard.tryClose} text={text("modal.cancel")} />
            <ActionButton
              type="submit"
              size="large"
              intent="primary"
              loading={isSaving}
              disabledReason={first?.text ?? null}
              text={text("project.create.submit")}
            />
          </ModalFooter>
        )}
      </form>
    </Modal>
  );
}
