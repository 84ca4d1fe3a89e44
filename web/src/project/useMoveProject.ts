import { useActivateProject } from "./useActivateProject.ts";
import { useArchiveProject } from "./useArchiveProject.ts";

/** Moves a project out of the list that it stands in, into the other. */
export function useMoveProject(projectId: string, isArchived: boolean) {
  const { archive, isArchiving } = useArchiveProject(projectId);
  const { activate, isActivating } = useActivateProject(projectId);
  return { move: isArchived ? activate : archive, isMoving: isArchiving || isActivating };
}
