import { useCallback } from "react";
import { graphql, useRelayEnvironment } from "react-relay/hooks";
import { useMutationResult } from "../relay/useMutationResult.ts";
import type { useActivateProjectMutation } from "./__generated__/useActivateProjectMutation.graphql.ts";
import { fetchProjectList, invalidateProjectLists } from "./projectLists.ts";

/** Takes a project back from the archive. Both lists are fetched anew: the archived one when it is opened, which is next. */
export function useActivateProject(projectId: string) {
  const environment = useRelayEnvironment();
  const [run, isActivating] = useMutationResult<useActivateProjectMutation>(graphql`
    mutation useActivateProjectMutation($input: ActivateProjectInput!) {
      activateProject(input: $input) {
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
  const activate = useCallback(async () => {
    const result = await run(
      { projectId },
      {
        updater: (store, data) => {
          if (data?.activateProject.userErrors.length === 0) invalidateProjectLists(store, ["ongoing", "archived"]);
        },
      },
    );
    if (result.kind === "done") fetchProjectList(environment, "ongoing");
    return result;
  }, [run, environment, projectId]);
  return { activate, isActivating };
}
