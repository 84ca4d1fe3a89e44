import { useCallback } from "react";
import { graphql } from "react-relay/hooks";
import { useMutationResult } from "../relay/useMutationResult.ts";
import type { useUpdateFolderMutation } from "./__generated__/useUpdateFolderMutation.graphql.ts";

export function useUpdateFolder(folderId: string) {
  const [run, isUpdating] = useMutationResult<useUpdateFolderMutation>(graphql`
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
          changedBy
          path
          min
          max
        }
      }
    }
  `);
  const update = useCallback(
    (title: string, version: string | null) =>
      run(
        { folderId, title, version },
        // The paths of everything inside the folder contain the folder's title.
        { outdates: "everything" },
      ),
    [run, folderId],
  );
  return { update, isUpdating };
}
