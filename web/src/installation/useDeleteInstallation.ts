import { useCallback } from "react";
import { commitLocalUpdate, graphql, useRelayEnvironment } from "react-relay/hooks";
import { useMutationResult } from "../relay/useMutationResult.ts";
import type { useDeleteInstallationMutation } from "./__generated__/useDeleteInstallationMutation.graphql.ts";

/** Deletes an installation with its record. Never optimistic: it cannot be taken back. */
export function useDeleteInstallation(installationId: string) {
  const environment = useRelayEnvironment();
  const [run] = useMutationResult<useDeleteInstallationMutation>(graphql`
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
  const deleteInstallation = useCallback(() => run({ installationId }), [run, installationId]);
  // Not `@deleteRecord`: its panel is still open when the answer comes, and would say that the installation was not found.
  const forget = useCallback(
    () => commitLocalUpdate(environment, (store) => store.delete(installationId)),
    [environment, installationId],
  );
  return { deleteInstallation, forget };
}
