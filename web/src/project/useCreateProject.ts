import { useCallback } from "react";
import { graphql, useMutation, useRelayEnvironment } from "react-relay/hooks";
import { caseNumber } from "../relay/caseNumber.ts";
import type { useCreateProjectMutation } from "./__generated__/useCreateProjectMutation.graphql.ts";
import { type ProjectDraft, trimmedProject } from "./projectDraft.ts";
import { fetchProjectList, invalidateProjectLists } from "./projectLists.ts";
import type { Refusal } from "./useProjectForm.ts";

export type CreateOutcome =
  | { kind: "created"; projectId: string }
  | { kind: "refused"; refusals: readonly Refusal[] }
  | { kind: "failed"; caseNumber: string | null };

/** Makes a project. The ongoing list, which is sorted and filtered, is fetched again. */
export function useCreateProject() {
  const environment = useRelayEnvironment();
  const [commit, isCreating] = useMutation<useCreateProjectMutation>(graphql`
    mutation useCreateProjectMutation($input: CreateProjectInput!) {
      createProject(input: $input) {
        project {
          id
          projectId
        }
        userErrors {
          code
          field
        }
      }
    }
  `);
  const create = useCallback(
    (draft: ProjectDraft, idempotencyKey: string) =>
      new Promise<CreateOutcome>((resolve) => {
        commit({
          variables: { input: { ...trimmedProject(draft), idempotencyKey } },
          updater: (store, data) => {
            if (data?.createProject.project) invalidateProjectLists(store, ["ongoing"]);
          },
          onCompleted: ({ createProject: { project, userErrors } }) => {
            if (!project) return resolve({ kind: "refused", refusals: userErrors });
            fetchProjectList(environment, "ongoing");
            resolve({ kind: "created", projectId: project.projectId });
          },
          onError: (error) => resolve({ kind: "failed", caseNumber: caseNumber(error) }),
        });
      }),
    [commit, environment],
  );
  return { create, isCreating };
}
