import { useCallback } from "react";
import { graphql, useMutation } from "react-relay/hooks";
import { type Outcome, outcomeOf } from "../installation/outcome.ts";
import { caseNumber } from "../relay/caseNumber.ts";
import type { useCreateFolderMutation } from "./__generated__/useCreateFolderMutation.graphql.ts";

/** Makes a folder in another. */
export function useCreateFolder(parentFolderId: string) {
  const [commit, isCreating] = useMutation<useCreateFolderMutation>(graphql`
    mutation useCreateFolderMutation($input: CreateFolderInput!) {
      createFolder(input: $input) {
        parentFolder {
          ...folderChange_folder
        }
        userErrors {
          code
        }
      }
    }
  `);
  const create = useCallback(
    (title: string, idempotencyKey: string) =>
      new Promise<Outcome>((resolve) => {
        commit({
          variables: { input: { parentFolderId, title, idempotencyKey } },
          onCompleted: ({ createFolder }) => resolve(outcomeOf(createFolder.userErrors)),
          onError: (error) => resolve({ kind: "failed", caseNumber: caseNumber(error) }),
        });
      }),
    [commit, parentFolderId],
  );
  return { create, isCreating };
}
