import { useCallback } from "react";
import { graphql } from "react-relay/hooks";
import { moveToList } from "../relay/projectLists.ts";
import { useMutationResult } from "../relay/useMutationResult.ts";
import type { useArchiveProjectMutation } from "./__generated__/useArchiveProjectMutation.graphql.ts";

/** Moves a project to the archive. With `keepsPages` it is one of several, and the caller has the sorted pages renewed after the last. */
export function useArchiveProject({ keepsPages = false } = {}) {
  const [run, isArchiving] = useMutationResult<useArchiveProjectMutation>(graphql`
    mutation useArchiveProjectMutation($input: ArchiveProjectInput!) {
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
        }
      }
    }
  `);
  const archive = useCallback(
    (projectId: string) =>
      run(
        { projectId },
        {
          updater: (store, data) => {
            if (data?.archiveProject.project?.archived)
              moveToList(store, projectId, { from: "ongoing", to: "archived", keepsPages });
          },
        },
      ),
    [run, keepsPages],
  );
  return { archive, isArchiving };
}
