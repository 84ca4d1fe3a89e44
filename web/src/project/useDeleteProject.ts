import { useCallback } from "react";
import { graphql } from "react-relay/hooks";
import { moveToList } from "../relay/projectLists.ts";
import { useMutationResult } from "../relay/useMutationResult.ts";
import type { useDeleteProjectMutation } from "./__generated__/useDeleteProjectMutation.graphql.ts";

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
          updater: (store, data) => {
            if (data?.deleteProject.userErrors.length !== 0) return;
            const project = store.get(projectId);
            moveToList(store, projectId, { from: project?.getValue("archived") ? "archived" : "ongoing" });
            // Its page is in view until the list is, so it stays in the store, and is fetched anew when "back" leads to it.
            project?.invalidateRecord();
          },
        },
      ),
    [run, projectId],
  );
  return { remove, isDeleting };
}
