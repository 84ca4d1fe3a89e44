import { useCallback } from "react";
import { graphql, useMutation } from "react-relay/hooks";
import { caseNumber } from "../relay/caseNumber.ts";
import type { useCreateInstallationMutation } from "./__generated__/useCreateInstallationMutation.graphql.ts";
import { type Outcome, outcomeOf } from "./outcome.ts";

/** Makes an installation in a folder. */
export function useCreateInstallation(folderId: string) {
  const [commit, isCreating] = useMutation<useCreateInstallationMutation>(graphql`
    mutation useCreateInstallationMutation($input: CreateInstallationInput!) {
      createInstallation(input: $input) {
        folder {
          ...folderChange_folder
        }
        userErrors {
          code
        }
      }
    }
  `);
  const create = useCallback(
    (values: { title: string; installerId: string; idempotencyKey: string }) =>
      new Promise<Outcome>((resolve) => {
        commit({
          variables: { input: { folderId, ...values } },
          onCompleted: ({ createInstallation }) => resolve(outcomeOf(createInstallation.userErrors)),
          onError: (error) => resolve({ kind: "failed", caseNumber: caseNumber(error) }),
        });
      }),
    [commit, folderId],
  );
  return { create, isCreating };
}
