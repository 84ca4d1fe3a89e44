import { useCallback } from "react";
import { commitLocalUpdate, graphql, useRelayEnvironment } from "react-relay/hooks";
import { useMutationResult } from "../relay/useMutationResult.ts";
import type { useDeleteInstallationMutation } from "./__generated__/useDeleteInstallationMutation.graphql.ts";

/** The mutation has no optimistic response, because a deletion cannot be undone. */
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
  // `@deleteRecord` would delete the record while the panel is still open. The panel would then report "not found".
  const forget = useCallback(
    () => commitLocalUpdate(environment, (store) => store.delete(installationId)),
    [environment, installationId],
  );
  return { deleteInstallation, forget };
}
