import { useCallback } from "react";
import { graphql, useMutation } from "react-relay/hooks";
import { caseNumber } from "../relay/caseNumber.ts";
import type { useUpdateInstallationMutation } from "./__generated__/useUpdateInstallationMutation.graphql.ts";
import { type Outcome, outcomeOf } from "./outcome.ts";

/** Changes an installation's title and installer. */
export function useUpdateInstallation(installationId: string) {
  const [commit, isUpdating] = useMutation<useUpdateInstallationMutation>(graphql`
    mutation useUpdateInstallationMutation($input: UpdateInstallationInput!) {
      updateInstallation(input: $input) {
        installation {
          ...installationChange_installation
          ...InstallationRow_installation
          folder {
            project {
              ...Activation_project
            }
          }
        }
        userErrors {
          code
        }
      }
    }
  `);
  const update = useCallback(
    (values: { title: string; installerId: string; version: string }) =>
      new Promise<Outcome>((resolve) => {
        commit({
          variables: { input: { installationId, ...values } },
          onCompleted: ({ updateInstallation }) => resolve(outcomeOf(updateInstallation.userErrors)),
          onError: (error) => resolve({ kind: "failed", caseNumber: caseNumber(error) }),
        });
      }),
    [commit, installationId],
  );
  return { update, isUpdating };
}
