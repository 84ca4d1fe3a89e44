import { useCallback } from "react";
import { commitLocalUpdate, graphql, useRelayEnvironment } from "react-relay/hooks";
import { useMutationResult } from "../relay/useMutationResult.ts";
import type { useDeleteFolderMutation } from "./__generated__/useDeleteFolderMutation.graphql.ts";

/** Deletes a folder with all that is in it. Never optimistic: it cannot be taken back. */
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
  // Not `@deleteRecord`: the folder's own page is still open when the answer comes, and would say that the folder was not found.
  const forget = useCallback(() => {
    commitLocalUpdate(environment, (store) => {
      store.delete(folderId);
      // Everything further down is gone too, and the payload does not name it: "back" must not find it in the store.
      store.invalidateStore();
    });
  }, [environment, folderId]);
  return { deleteFolder, forget };
}
