import { useActivateProject } from "./useActivateProject.ts";
import { useArchiveProject } from "./useArchiveProject.ts";

/** Moves projects out of the list that they stand in, into the other. */
export function useMoveProject(isArchived: boolean) {
  const { archive, isArchiving } = useArchiveProject();
  const { activate, isActivating } = useActivateProject();
  return { move: isArchived ? activate : archive, isMoving: isArchiving || isActivating };
}
