import { useCallback } from "react";
import { graphql } from "react-relay/hooks";
import { useMutationResult } from "../relay/useMutationResult.ts";
import type { useCreateInstallationMutation } from "./__generated__/useCreateInstallationMutation.graphql.ts";

export function useCreateInstallation(folderId: string) {
  const [run, isCreating] = useMutationResult<useCreateInstallationMutation>(graphql`
    mutation useCreateInstallationMutation($input: CreateInstallationInput!) {
      createInstallation(input: $input) {
        folder {
          ...folderChange_folder
        }
        userErrors {
          code
          path
          min
          max
        }
      }
    }
  `);
  const create = useCallback(
    (values: { title: string; installerId: string; idempotencyKey: string }) => run({ folderId, ...values }),
    [run, folderId],
  );
  return { create, isCreating };
}
