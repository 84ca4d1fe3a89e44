import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { useNavigate } from "react-router";
import { Text } from "../i18n/Text.tsx";
import { useText } from "../i18n/useText.ts";
import type { Problem } from "../installation/outcome.ts";
import { DeleteConfirm } from "../ui/DeleteConfirm.tsx";
import { Modal } from "../ui/Modal.tsx";
import type { DeleteProjectView_project$key } from "./__generated__/DeleteProjectView_project.graphql.ts";
import { ProjectProblem } from "./ProjectProblem.tsx";
import { useDeleteProject } from "./useDeleteProject.ts";

type Props = { projectRef: DeleteProjectView_project$key; onClose: () => void; onBack: () => void };

const unknown = { title: "project.delete.unknown.title", reason: "project.delete.unknown.reason" } as const;

/** Deleting a project, with what goes with it; afterwards the list that it stood in. */
export function DeleteProjectView({ projectRef, onClose, onBack }: Props) {
  const project = useFragment(
    graphql`
      fragment DeleteProjectView_project on Project {
        id
        name
        archived
      }
    `,
    projectRef,
  );
  const text = useText();
  const navigate = useNavigate();
  const { remove, isDeleting } = useDeleteProject(project.id);
  const [problem, setProblem] = useState<Problem | null>(null);
  const removeAndLeave = async () => {
    setProblem(null);
    const outcome = await remove();
    if (outcome.kind === "done") await navigate(`/projects/${project.archived ? "archived" : "ongoing"}`);
    else setProblem(outcome);
  };
  return (
    <Modal title={text("project.delete.action")} size="project" isBusy={isDeleting} onClose={onClose}>
      <DeleteConfirm
        problem={problem && <ProjectProblem problem={problem} refused="project.delete.failed" unknown={unknown} />}
        isDeleting={isDeleting}
        onDelete={() => void removeAndLeave()}
        onBack={onBack}
      >
        <Text id="project.delete.meaning" values={{ name: <strong>{project.name}</strong> }} />
      </DeleteConfirm>
    </Modal>
  );
}
