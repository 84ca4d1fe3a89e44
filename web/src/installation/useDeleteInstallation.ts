import { useCallback } from "react";
import { commitLocalUpdate, graphql, useMutation, useRelayEnvironment } from "react-relay/hooks";
import { caseNumber } from "../relay/caseNumber.ts";
import type { useDeleteInstallationMutation } from "./__generated__/useDeleteInstallationMutation.graphql.ts";
import { type Outcome, outcomeOf } from "./outcome.ts";

/** Deletes an installation with its record. Never optimistic: it cannot be taken back. */
export function useDeleteInstallation(installationId: string) {
  const environment = useRelayEnvironment();
  const [commit] = useMutation<useDeleteInstallationMutation>(graphql`
    mutation useDeleteInstallationMutation($input: DeleteInstallationInput!) {
      deleteInstallation(input: $input) {
        folder {
          ...folderChange_folder
        }
        userErrors {
          code
        }
      }
    }
  `);
  const deleteInstallation = useCallback(
    () =>
      new Promise<Outcome>((resolve) => {
        commit({
          variables: { input: { installationId } },
          onCompleted: (data) => resolve(outcomeOf(data.deleteInstallation.userErrors)),
          onError: (error) => resolve({ kind: "failed", caseNumber: caseNumber(error) }),
        });
      }),
    [commit, installationId],
  );
  // Not `@deleteRecord`: its panel is still open when the answer comes, and would say that the installation was not found.
  const forget = useCallback(
    () => commitLocalUpdate(environment, (store) => store.delete(installationId)),
    [environment, installationId],
  );
  return { deleteInstallation, forget };
}
