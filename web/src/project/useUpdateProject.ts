import { useCallback } from "react";
import { graphql, useMutation } from "react-relay/hooks";
import { caseNumber } from "../relay/caseNumber.ts";
import type { useUpdateProjectMutation } from "./__generated__/useUpdateProjectMutation.graphql.ts";
import { type ProjectDraft, trimmedProject } from "./projectDraft.ts";
import { type SavedProject, savedProject } from "./savedProject.ts";
import type { Refusal } from "./useProjectForm.ts";

export type UpdateOutcome =
  | { kind: "saved" }
  | { kind: "conflict"; current: SavedProject }
  | { kind: "refused"; refusals: readonly Refusal[] }
  | { kind: "failed"; caseNumber: string | null };

/** Replaces a project's details, unless somebody else changed them since `version`: then the answer is what stands now. */
export function useUpdateProject(projectId: string) {
  const [commit, isSaving] = useMutation<useUpdateProjectMutation>(graphql`
    mutation useUpdateProjectMutation($input: UpdateProjectInput!) {
      updateProject(input: $input) {
        project {
          ...savedProject_project
          ...ProjectHead_project
          ...ProjectFacts_project
          ...ProjectListRow_project
        }
        userErrors {
          code
          field
        }
      }
    }
  `);
  const update = useCallback(
    (draft: ProjectDraft, version: string) =>
      new Promise<UpdateOutcome>((resolve) => {
        commit({
          variables: { input: { ...trimmedProject(draft), projectId, version } },
          // The project's name stands in the path of every folder and installation in it, which the answer does not name.
          updater: (store, data) => {
            if (data?.updateProject.userErrors.length === 0) store.get(projectId)?.invalidateRecord();
          },
          onCompleted: ({ updateProject: { project, userErrors } }) => {
            if (userErrors.length === 0) return resolve({ kind: "saved" });
            if (project && userErrors.some(({ code }) => code === "CONFLICT"))
              return resolve({ kind: "conflict", current: savedProject(project) });
            resolve({ kind: "refused", refusals: userErrors });
          },
          onError: (error) => resolve({ kind: "failed", caseNumber: caseNumber(error) }),
        });
      }),
    [commit, projectId],
  );
  return { update, isSaving };
}
