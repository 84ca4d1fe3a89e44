import { Button } from "@blueprintjs/core";
import type { SubmitEvent } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { DiscardFooter } from "../forms/DiscardFooter.tsx";
import { DraftRestoredNotice } from "../forms/DraftRestoredNotice.tsx";
import type { useDiscardGuard } from "../forms/useDiscardGuard.ts";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import { ActionButton } from "../ui/ActionButton.tsx";
import { ModalBody } from "../ui/ModalBody.tsx";
import { ModalFooter } from "../ui/ModalFooter.tsx";
import type { EditProjectView_project$key } from "./__generated__/EditProjectView_project.graphql.ts";
import type { EditProjectViewName } from "./EditProjectModal.tsx";
import { ProjectDangerZone } from "./ProjectDangerZone.tsx";
import { ProjectFields } from "./ProjectFields.tsx";
import { ProjectFormSummary } from "./ProjectFormSummary.tsx";
import type { useProjectEditing } from "./useProjectEditing.ts";
import { useProjectFaultText } from "./useProjectFaultText.ts";

type Props = {
  projectRef: EditProjectView_project$key;
  editing: ReturnType<typeof useProjectEditing>;
  guard: ReturnType<typeof useDiscardGuard>;
  onDiscard: () => void;
  onOpenView: (view: EditProjectViewName) => void;
};

const failed = { title: "project.edit.unknown.title", reason: "project.edit.unknown.reason" } as const;

/** A project's details, saved when they are valid and changed; under them the ways to archive and to delete it. */
export function EditProjectView({ projectRef, editing, guard, onDiscard, onOpenView }: Props) {
  const project = useFragment(
    graphql`
      fragment EditProjectView_project on Project {
        ...ProjectDangerZone_project
      }
    `,
    projectRef,
  );
  const text = useText();
  const faultText = useProjectFaultText();
  const { form, isSaving, failure, attempt } = editing;
  const count = form.shownFields.length;
  const firstFault = form.faultyFields[0] && form.faults[form.faultyFields[0]];
  const reason = form.isDirty ? (firstFault ? faultText(firstFault) : null) : text("modal.unchanged");
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (reason === null) void editing.save();
  };
  return (
    <form onSubmit={submit} noValidate aria-busy={isSaving}>
      <ModalBody>
        <DraftRestoredNotice kept={form.kept} />
        <ProjectFormSummary
          form={form}
          failure={failure}
          attempt={attempt}
          title="project.edit.refused"
          failed={failed}
        />
        <ProjectFields form={form} isBusy={isSaving} noteOf={editing.noteOf} />
        <ProjectDangerZone projectRef={project} isOff={form.isDirty || isSaving} onOpenView={onOpenView} />
      </ModalBody>
      {guard.isAsking ? (
        <DiscardFooter onKeep={guard.keep} onDiscard={onDiscard} />
      ) : (
        <ModalFooter fact={count > 0 && <Text id="form.toCorrect" values={{ count }} />}>
          <Button size="large" disabled={isSaving} onClick={guard.tryClose} text={text("modal.cancel")} />
          <ActionButton
            type="submit"
            size="large"
            intent="primary"
            loading={isSaving}
            disabledReason={reason}
            text={text("modal.save")}
          />
        </ModalFooter>
      )}
    </form>
  );
}
