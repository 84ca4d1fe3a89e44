import { useCallback } from "react";
import { graphql, useRelayEnvironment } from "react-relay/hooks";
import { useMutationResult } from "../relay/useMutationResult.ts";
import type { useCreateProjectMutation } from "./__generated__/useCreateProjectMutation.graphql.ts";
import { type ProjectDraft, toProjectInput } from "./projectDraft.ts";
import { fetchProjectList, invalidateProjectLists } from "./projectLists.ts";

/** Makes a project. The ongoing list, which is sorted and filtered, is fetched again. */
export function useCreateProject() {
  const environment = useRelayEnvironment();
  const [run, isCreating] = useMutationResult<useCreateProjectMutation>(graphql`
    mutation useCreateProjectMutation($input: CreateProjectInput!) {
      createProject(input: $input) {
        project {
          id
          projectId
        }
        userErrors {
          code
          field
          min
          max
        }
      }
    }
  `);
  const create = useCallback(
    async (draft: ProjectDraft, idempotencyKey: string) => {
      const result = await run(
        { ...toProjectInput(draft), idempotencyKey },
        {
          updater: (store, data) => {
            if (data?.createProject.project) invalidateProjectLists(store, ["ongoing"]);
          },
        },
      );
      if (result.kind === "done") fetchProjectList(environment, "ongoing");
      return result;
    },
    [run, environment],
  );
  return { create, isCreating };
}
