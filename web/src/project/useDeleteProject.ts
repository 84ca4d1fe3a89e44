import { useCallback } from "react";
import { graphql } from "react-relay/hooks";
import { useMutationResult } from "../relay/useMutationResult.ts";
import type { useDeleteProjectMutation } from "./__generated__/useDeleteProjectMutation.graphql.ts";

export function useDeleteProject({ id: projectId, archived }: { id: string; archived: boolean }) {
  const [run, isDeleting] = useMutationResult<useDeleteProjectMutation>(graphql`
    mutation useDeleteProjectMutation($input: DeleteProjectInput!) {
      deleteProject(input: $input) {
        deletedProjectId
        userErrors {
          code
        }
      }
    }
  `);
  const remove = useCallback(
    () =>
      run(
        { projectId },
        {
          moves: () => ({ projectId, from: archived ? "archived" : "ongoing" }),
          // The project's page stays until the list is shown, so its record is marked as outdated, not deleted.
          outdates: { id: projectId },
        },
      ),
    [run, projectId, archived],
  );
  return { remove, isDeleting };
}
