import { useCallback } from "react";
import { commitLocalUpdate, graphql, useRelayEnvironment } from "react-relay/hooks";
import { useMutationResult } from "../relay/useMutationResult.ts";
import type { useDeleteFolderMutation } from "./__generated__/useDeleteFolderMutation.graphql.ts";

/** The mutation has no optimistic response, because a deletion cannot be undone. */
export function useDeleteFolder(folderId: string) {
  const environment = useRelayEnvironment();
  const [run] = useMutationResult<useDeleteFolderMutation>(graphql`
    mutation useDeleteFolderMutation($input: DeleteFolderInput!) {
      deleteFolder(input: $input) {
        parentFolder {
          ...folderChange_folder
        }
        userErrors {
          code
        }
      }
    }
  `);
  const deleteFolder = useCallback(() => run({ folderId }), [run, folderId]);
  // `forget` runs after the page is left. `@deleteRecord` would delete earlier, and the page would be "not found".
  const forget = useCallback(() => {
    commitLocalUpdate(environment, (store) => {
      store.delete(folderId);
      // The payload does not name the deleted subfolders and rooms. An invalid store keeps "back" from showing them.
      store.invalidateStore();
    });
  }, [environment, folderId]);
  return { deleteFolder, forget };
}
