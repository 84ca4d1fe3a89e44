import { useCallback } from "react";
import { graphql, useMutation } from "react-relay/hooks";
import { type Outcome, outcomeOf } from "../installation/outcome.ts";
import { caseNumber } from "../relay/caseNumber.ts";
import type { useUpdateFolderMutation } from "./__generated__/useUpdateFolderMutation.graphql.ts";

/** Renames a folder. */
export function useUpdateFolder(folderId: string) {
  const [commit, isUpdating] = useMutation<useUpdateFolderMutation>(graphql`
    mutation useUpdateFolderMutation($input: UpdateFolderInput!) {
      updateFolder(input: $input) {
        folder {
          ...folderChange_folder
          allInstallations {
            nodes {
              path {
                title
              }
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
    (title: string, version: string) =>
      new Promise<Outcome>((resolve) => {
        commit({
          variables: { input: { folderId, title, version } },
          // The title stands in the path of everything further down, which the answer does not name: fetched anew when opened next.
          updater: (store, data) => {
            if (data?.updateFolder.userErrors.length === 0) store.invalidateStore();
          },
          onCompleted: ({ updateFolder }) => resolve(outcomeOf(updateFolder.userErrors)),
          onError: (error) => resolve({ kind: "failed", caseNumber: caseNumber(error) }),
        });
      }),
    [commit, folderId],
  );
  return { update, isUpdating };
}
