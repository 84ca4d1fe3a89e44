import { useCallback } from "react";
import { graphql } from "react-relay/hooks";
import { moveToList } from "../relay/projectLists.ts";
import { useMutationResult } from "../relay/useMutationResult.ts";
import type { useActivateProjectMutation } from "./__generated__/useActivateProjectMutation.graphql.ts";

/** Takes a project back from the archive. With `keepsPages` it is one of several, and the caller has the sorted pages renewed after the last. */
export function useActivateProject({ keepsPages = false } = {}) {
  const [run, isActivating] = useMutationResult<useActivateProjectMutation>(graphql`
    mutation useActivateProjectMutation($input: ActivateProjectInput!) {
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
        }
      }
    }
  `);
  const activate = useCallback(
    (projectId: string) =>
      run(
        { projectId },
        {
          updater: (store, data) => {
            if (data?.activateProject.project?.archived === false)
              moveToList(store, projectId, { from: "archived", to: "ongoing", keepsPages });
          },
        },
      ),
    [run, keepsPages],
  );
  return { activate, isActivating };
}
