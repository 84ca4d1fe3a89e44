import { useCallback } from "react";
import { graphql } from "react-relay/hooks";
import { useMutationResult } from "../relay/useMutationResult.ts";
import type { useDeleteProjectMutation } from "./__generated__/useDeleteProjectMutation.graphql.ts";

/** Deletes a project for good. */
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
          // Its page is in view until the list is, so it stays in the store, and is loaded anew when "back" leads to it.
          outdates: { id: projectId },
        },
      ),
    [run, projectId, archived],
  );
  return { remove, isDeleting };
}
