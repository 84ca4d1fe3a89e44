import { useCallback } from "react";
import { graphql } from "react-relay/hooks";
import { useMutationResult } from "../relay/useMutationResult.ts";
import type { useCreateProjectMutation } from "./__generated__/useCreateProjectMutation.graphql.ts";
import { type ProjectFormDraft, toProjectInput } from "./projectDraft.ts";

export function useCreateProject() {
  const [run, isCreating] = useMutationResult<useCreateProjectMutation>(graphql`
    mutation useCreateProjectMutation($input: CreateProjectInput!) {
      createProject(input: $input) {
        project {
          id
          projectId
          ...projectLists_project
        }
        userErrors {
          code
          path
          min
          max
        }
      }
    }
  `);
  const create = useCallback(
    (draft: ProjectFormDraft, idempotencyKey: string) =>
      run(
        { ...toProjectInput(draft), idempotencyKey },
        { moves: ({ project }) => (project ? { projectId: project.id, to: "ongoing" } : null) },
      ),
    [run],
  );
  return { create, isCreating };
}
