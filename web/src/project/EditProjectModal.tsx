import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import type { EditProjectModal_project$key } from "./__generated__/EditProjectModal_project.graphql.ts";
import { DeleteProjectView } from "./DeleteProjectView.tsx";
import { EditProjectForm } from "./EditProjectForm.tsx";
import { MoveProjectView } from "./MoveProjectView.tsx";

export type EditProjectView = "edit" | "delete" | "move";

type Props = { projectRef: EditProjectModal_project$key; onClose: () => void };

/** Changing a project, deleting it, and moving it to the archive or back, one view at a time. */
export function EditProjectModal({ projectRef, onClose }: Props) {
  const project = useFragment(
    graphql`
      fragment EditProjectModal_project on Project {
        ...EditProjectForm_project
        ...DeleteProjectView_project
        ...MoveProjectView_project
      }
    `,
    projectRef,
  );
  const [view, setView] = useState<EditProjectView>("edit");
  const views = { onClose, onBack: () => setView("edit") };
  if (view === "delete") return <DeleteProjectView projectRef={project} {...views} />;
  if (view === "move") return <MoveProjectView projectRef={project} {...views} />;
  return <EditProjectForm projectRef={project} onClose={onClose} onOpenView={setView} />;
}
