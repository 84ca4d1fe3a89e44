import { useCallback } from "react";
import { graphql } from "react-relay/hooks";
import { useMutationResult } from "../relay/useMutationResult.ts";
import type { useDeleteProjectMutation } from "./__generated__/useDeleteProjectMutation.graphql.ts";
import { invalidateProjectLists } from "./projectLists.ts";

/** Deletes a project for good. */
export function useDeleteProject(projectId: string) {
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
          // Not taken out of the store: its page is in view until the list is. Both are out of date instead.
          updater: (store, data) => {
            if (data?.deleteProject.userErrors.length !== 0) return;
            invalidateProjectLists(store, ["ongoing", "archived"]);
            store.get(projectId)?.invalidateRecord();
          },
        },
      ),
    [run, projectId],
  );
  return { remove, isDeleting };
}
