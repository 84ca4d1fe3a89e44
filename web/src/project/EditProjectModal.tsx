import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { draftKeys } from "../forms/draftKeys.ts";
import { useText } from "../i18n/useText.ts";
import { Modal } from "../ui/Modal.tsx";
import type { EditProjectModal_project$key } from "./__generated__/EditProjectModal_project.graphql.ts";
import { DeleteProjectView } from "./DeleteProjectView.tsx";
import { EditProjectView } from "./EditProjectView.tsx";
import { MoveProjectView } from "./MoveProjectView.tsx";
import { savedProject } from "./savedProject.ts";
import { useDeleteProject } from "./useDeleteProject.ts";
import { useMoveProject } from "./useMoveProject.ts";
import { useProjectForm } from "./useProjectForm.ts";
import { useUpdateProject } from "./useUpdateProject.ts";

export type EditProjectViewName = "edit" | "delete" | "move";

type Props = {
  projectRef: EditProjectModal_project$key;
  /** Focuses the end date in place of the name. */
  isForEndDate?: boolean;
  onClose: () => void;
};

export function EditProjectModal({ projectRef, isForEndDate = false, onClose }: Props) {
  const project = useFragment(
    graphql`
      fragment EditProjectModal_project on Project {
        id
        name
        archived
        ...savedProject_project
        ...EditProjectView_project
        ...DeleteProjectView_project
      }
    `,
    projectRef,
  );
  const text = useText();
  const [view, setView] = useState<EditProjectViewName>("edit");
  const form = useProjectForm({
    draftKey: draftKeys.project(project.id),
    saved: savedProject(project),
    onClose,
    optional: ["customerEmail", "endDate", "externalId"],
    showsAbsent: true,
  });
  const { update } = useUpdateProject(project.id);
  const save = () => update(form.values, form);
  const deletion = useDeleteProject(project);
  // The view keeps the initial value, because the answer changes `archived` while the view is open.
  const [isArchived] = useState(project.archived);
  const moving = useMoveProject();
  const isBusy = form.isSaving || deletion.isDeleting || moving.isMoving;
  const openEdit = () => setView("edit");
  const titles = {
    edit: text("project.edit.title"),
    delete: text("project.delete.action"),
    move: text(isArchived ? "project.reactivate.action" : "project.archive.action"),
  };
  return (
    <Modal title={titles[view]} size="project" isBusy={isBusy} onClose={form.guard.tryClose}>
      {view === "edit" && (
        <EditProjectView
          projectRef={project}
          form={form}
          save={save}
          isForEndDate={isForEndDate}
          onOpenView={setView}
        />
      )}
      {view === "delete" && <DeleteProjectView projectRef={project} deletion={deletion} onBack={openEdit} />}
      {view === "move" && (
        <MoveProjectView project={project} isArchived={isArchived} moving={moving} onBack={openEdit} />
      )}
    </Modal>
  );
}
