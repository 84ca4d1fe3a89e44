import { useCallback } from "react";
import { graphql, useMutation, useRelayEnvironment } from "react-relay/hooks";
import { type Outcome, outcomeOf } from "../installation/outcome.ts";
import { caseNumber } from "../relay/caseNumber.ts";
import type { useArchiveProjectMutation } from "./__generated__/useArchiveProjectMutation.graphql.ts";
import { fetchProjectList, invalidateProjectLists } from "./projectLists.ts";

/** Moves a project to the archive. Both lists are fetched anew: the ongoing one when it is opened, which is next. */
export function useArchiveProject(projectId: string) {
  const environment = useRelayEnvironment();
  const [commit, isArchiving] = useMutation<useArchiveProjectMutation>(graphql`
    mutation useArchiveProjectMutation($input: ArchiveProjectInput!) {
      archiveProject(input: $input) {
        project {
          id
          archived
          version
          ...ProjectHead_project
        }
        userErrors {
          code
        }
      }
    }
  `);
  const archive = useCallback(
    () =>
      new Promise<Outcome>((resolve) => {
        commit({
          variables: { input: { projectId } },
          updater: (store, data) => {
            if (data?.archiveProject.userErrors.length === 0) invalidateProjectLists(store, ["ongoing", "archived"]);
          },
          onCompleted: ({ archiveProject }) => {
            const outcome = outcomeOf(archiveProject.userErrors);
            if (outcome.kind === "done") fetchProjectList(environment, "archived");
            resolve(outcome);
          },
          onError: (error) => resolve({ kind: "failed", caseNumber: caseNumber(error) }),
        });
      }),
    [commit, environment, projectId],
  );
  return { archive, isArchiving };
}
