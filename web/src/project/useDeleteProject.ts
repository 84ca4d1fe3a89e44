import { useCallback } from "react";
import { graphql, useMutation } from "react-relay/hooks";
import { type Outcome, outcomeOf } from "../installation/outcome.ts";
import { caseNumber } from "../relay/caseNumber.ts";
import type { useDeleteProjectMutation } from "./__generated__/useDeleteProjectMutation.graphql.ts";
import { invalidateProjectLists } from "./projectLists.ts";

/** Deletes a project for good. */
export function useDeleteProject(projectId: string) {
  const [commit, isDeleting] = useMutation<useDeleteProjectMutation>(graphql`
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
      new Promise<Outcome>((resolve) => {
        commit({
          variables: { input: { projectId } },
          // Not taken out of the store: its page is in view until the list is. Both are out of date instead.
          updater: (store, data) => {
            if (data?.deleteProject.userErrors.length !== 0) return;
            invalidateProjectLists(store, ["ongoing", "archived"]);
            store.get(projectId)?.invalidateRecord();
          },
          onCompleted: ({ deleteProject }) => resolve(outcomeOf(deleteProject.userErrors)),
          onError: (error) => resolve({ kind: "failed", caseNumber: caseNumber(error) }),
        });
      }),
    [commit, projectId],
  );
  return { remove, isDeleting };
}
