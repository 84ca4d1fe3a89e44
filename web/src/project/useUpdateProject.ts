import { useCallback } from "react";
import { graphql } from "react-relay/hooks";
import { useMutationResult } from "../relay/useMutationResult.ts";
import type { useUpdateProjectMutation } from "./__generated__/useUpdateProjectMutation.graphql.ts";
import { type ProjectFormDraft, toProjectInput } from "./projectDraft.ts";

/** Saves a project's details. After another person's change, the result has the current details. */
export function useUpdateProject(projectId: string) {
  const [run, isSaving] = useMutationResult<useUpdateProjectMutation>(graphql`
    mutation useUpdateProjectMutation($input: UpdateProjectInput!) {
      updateProject(input: $input) {
        project {
          ...savedProject_project
          ...ProjectHeader_project
          ...ProjectDetails_project
          ...ProjectListRow_project
        }
        userErrors {
          code
          changedBy
          path
          min
          max
        }
      }
    }
  `);
  const update = useCallback(
    (draft: ProjectFormDraft, { base, version }: { base: ProjectFormDraft; version: string | null }) =>
      run(
        { ...toProjectInput(draft, base), projectId, version },
        // All folders of the project have the project's name in their paths.
        { outdates: { id: projectId } },
      ),
    [run, projectId],
  );
  return { update, isSaving };
}
