import { useCallback } from "react";
import { graphql, useRelayEnvironment } from "react-relay/hooks";
import { useMutationResult } from "../relay/useMutationResult.ts";
import type { useArchiveProjectMutation } from "./__generated__/useArchiveProjectMutation.graphql.ts";
import { fetchProjectList, invalidateProjectLists } from "./projectLists.ts";

/** Moves a project to the archive. Both lists are fetched anew: the ongoing one when it is opened, which is next. */
export function useArchiveProject(projectId: string) {
  const environment = useRelayEnvironment();
  const [run, isArchiving] = useMutationResult<useArchiveProjectMutation>(graphql`
    mutation useArchiveProjectMutation($input: ArchiveProjectInput!) {
      archiveProject(input: $input) {
        project {
          id
          archived
          version
          ...ProjectHeader_project
        }
        userErrors {
          code
        }
      }
    }
  `);
  const archive = useCallback(async () => {
    const result = await run(
      { projectId },
      {
        updater: (store, data) => {
          if (data?.archiveProject.userErrors.length === 0) invalidateProjectLists(store, ["ongoing", "archived"]);
        },
      },
    );
    if (result.kind === "done") fetchProjectList(environment, "archived");
    return result;
  }, [run, environment, projectId]);
  return { archive, isArchiving };
}
