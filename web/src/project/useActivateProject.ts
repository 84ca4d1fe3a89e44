import { useCallback } from "react";
import { graphql, useMutation, useRelayEnvironment } from "react-relay/hooks";
import { type Outcome, outcomeOf } from "../installation/outcome.ts";
import { caseNumber } from "../relay/caseNumber.ts";
import type { useActivateProjectMutation } from "./__generated__/useActivateProjectMutation.graphql.ts";
import { fetchProjectList, invalidateProjectLists } from "./projectLists.ts";

/** Takes a project back from the archive. Both lists are fetched anew: the archived one when it is opened, which is next. */
export function useActivateProject(projectId: string) {
  const environment = useRelayEnvironment();
  const [commit, isActivating] = useMutation<useActivateProjectMutation>(graphql`
    mutation useActivateProjectMutation($input: ActivateProjectInput!) {
      activateProject(input: $input) {
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
  const activate = useCallback(
    () =>
      new Promise<Outcome>((resolve) => {
        commit({
          variables: { input: { projectId } },
          updater: (store, data) => {
            if (data?.activateProject.userErrors.length === 0) invalidateProjectLists(store, ["ongoing", "archived"]);
          },
          onCompleted: ({ activateProject }) => {
            const outcome = outcomeOf(activateProject.userErrors);
            if (outcome.kind === "done") fetchProjectList(environment, "ongoing");
            resolve(outcome);
          },
          onError: (error) => resolve({ kind: "failed", caseNumber: caseNumber(error) }),
        });
      }),
    [commit, environment, projectId],
  );
  return { activate, isActivating };
}
