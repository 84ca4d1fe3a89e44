import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { useNavigate } from "react-router";
import { DeleteConfirm } from "../forms/DeleteConfirm.tsx";
import { Text } from "../i18n/Text.tsx";
import type { MutationFailure } from "../relay/mutationResult.ts";
import type { DeleteProjectView_project$key } from "./__generated__/DeleteProjectView_project.graphql.ts";
import { ProjectFailure } from "./ProjectFailure.tsx";
import type { useDeleteProject } from "./useDeleteProject.ts";

type Props = {
  projectRef: DeleteProjectView_project$key;
  deletion: ReturnType<typeof useDeleteProject>;
  onBack: () => void;
};

const unknown = { title: "project.delete.unknown.title", reason: "project.delete.unknown.reason" } as const;

export function DeleteProjectView({ projectRef, deletion: { remove, isDeleting }, onBack }: Props) {
  const project = useFragment(
    graphql`
      fragment DeleteProjectView_project on Project {
        name
        archived
      }
    `,
    projectRef,
  );
  const navigate = useNavigate();
  const [failure, setFailure] = useState<MutationFailure | null>(null);
  const removeAndLeave = async () => {
    setFailure(null);
    const result = await remove();
    if (result.kind === "done") await navigate(`/projects/${project.archived ? "archived" : "ongoing"}`);
    else setFailure(result);
  };
  return (
    <DeleteConfirm
      failure={failure && <ProjectFailure failure={failure} refused="project.delete.failed" unknown={unknown} />}
      isDeleting={isDeleting}
      onDelete={() => void removeAndLeave()}
      onBack={onBack}
    >
      <Text id="project.delete.meaning" values={{ name: <strong>{project.name}</strong> }} />
    </DeleteConfirm>
  );
}
