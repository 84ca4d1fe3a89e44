import { useCallback } from "react";
import { graphql } from "react-relay/hooks";
import { useMutationResult } from "../relay/useMutationResult.ts";
import type { useMoveProjectActivateMutation } from "./__generated__/useMoveProjectActivateMutation.graphql.ts";
import type { useMoveProjectArchiveMutation } from "./__generated__/useMoveProjectArchiveMutation.graphql.ts";

/** Archives or reactivates a project. With `keepsPages` the caller renews the list later. */
export function useMoveProject({ keepsPages = false } = {}) {
  const [archive, isArchiving] = useMutationResult<useMoveProjectArchiveMutation>(graphql`
    mutation useMoveProjectArchiveMutation($input: ArchiveProjectInput!) {
      archiveProject(input: $input) {
        project {
          id
          archived
          version
          ...ProjectHeader_project
          ...projectLists_project
        }
        userErrors {
          code
          changedBy
        }
      }
    }
  `);
  const [activate, isActivating] = useMutationResult<useMoveProjectActivateMutation>(graphql`
    mutation useMoveProjectActivateMutation($input: ActivateProjectInput!) {
      activateProject(input: $input) {
        project {
          id
          archived
          version
          ...ProjectHeader_project
          ...projectLists_project
        }
        userErrors {
          code
          changedBy
        }
      }
    }
  `);
  const move = useCallback(
    (projectId: string, to: "archived" | "ongoing") => {
      const run = to === "archived" ? archive : activate;
      const from = to === "archived" ? "ongoing" : "archived";
      return run(
        { projectId },
        {
          moves: ({ project }) =>
            project?.archived === (to === "archived") ? { projectId, from, to, keepsPages } : null,
        },
      );
    },
    [archive, activate, keepsPages],
  );
  return { move, isMoving: isArchiving || isActivating };
}
