import { useCallback } from "react";
import { graphql } from "react-relay/hooks";
import { useMutationResult } from "../relay/useMutationResult.ts";
import type { useUpdateInstallationMutation } from "./__generated__/useUpdateInstallationMutation.graphql.ts";

export function useUpdateInstallation() {
  const [run, isUpdating] = useMutationResult<useUpdateInstallationMutation>(graphql`
    mutation useUpdateInstallationMutation($input: UpdateInstallationInput!) {
      updateInstallation(input: $input) {
        installation {
          version
          installer {
            id
          }
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
          changedBy
          path
          min
          max
        }
      }
    }
  `);
  const update = useCallback(
    (installationId: string, values: { title: string; installerId: string; version: string | null }) =>
      run({ installationId, ...values }),
    [run],
  );
  return { update, isUpdating };
}
